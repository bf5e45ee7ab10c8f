import type { Hue } from "../cardArt/palettes.ts";

export type Theme = "dark" | "light";

export interface Colors {
  readonly ground: string;
  readonly far: string;
  readonly near: string;
  readonly bar: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly life: string;
  readonly attack: string;
  readonly block: string;
  readonly arrow: string;
  readonly chip: string;
  readonly onChip: string;
}

export const THEMES: Readonly<Record<Theme, Colors>> = {
  dark: {
    ground: "#0c1412",
    far: "#15211e",
    near: "#1b2b27",
    bar: "#0f1a17",
    ink: "#f0f4f0",
    soft: "#b6c3bd",
    line: "#31433d",
    accent: "#5fd6b5",
    onAccent: "#06231c",
    life: "#e05252",
    attack: "#ff6b57",
    block: "#5ea8ff",
    arrow: "#ffc555",
    chip: "#f4f1e8",
    onChip: "#1b1a17",
  },
  light: {
    ground: "#c3cbbd",
    far: "#d9dfd2",
    near: "#e6eae0",
    bar: "#fdfbf5",
    ink: "#1b2220",
    soft: "#4d5753",
    line: "#bcc3b4",
    accent: "#0a6350",
    onAccent: "#ffffff",
    life: "#c5302c",
    attack: "#d4341f",
    block: "#1d66c9",
    arrow: "#b35c00",
    chip: "#211f1b",
    onChip: "#fdfbf5",
  },
};

/** A card's frame: its edge, the ground of its name and the ink on it. The same in both themes, as a printed card's is. */
export interface Frame {
  readonly edge: string;
  readonly plate: string;
  readonly ink: string;
}

export const FRAMES: Readonly<Record<Hue | "land" | "back", Frame>> = {
  W: { edge: "#d8c58a", plate: "#f7efd6", ink: "#2c2614" },
  U: { edge: "#4d92c4", plate: "#cfe5f4", ink: "#0c2b45" },
  B: { edge: "#5d4a69", plate: "#cfc3d7", ink: "#1d1226" },
  R: { edge: "#d2583a", plate: "#f8cfc0", ink: "#45100a" },
  G: { edge: "#4f9457", plate: "#cde8c8", ink: "#0d3017" },
  C: { edge: "#8d979d", plate: "#dfe3e4", ink: "#1f2528" },
  M: { edge: "#c99a34", plate: "#f5e2ab", ink: "#3a2806" },
  land: { edge: "#8a7a63", plate: "#e6dccb", ink: "#2c2415" },
  back: { edge: "#2f6156", plate: "#2f6156", ink: "#f0f4f0" },
};
