import type { Chance } from "./chance.ts";
import type { Palette } from "./palettes.ts";
import { type Box, border, disc, element, type Point, polygon } from "./svg.ts";

/** Pictures of what has no body: instants burst, sorceries draw circles, enchantments flow. */

const TURN = Math.PI * 2;
const around = ([x, y]: Point, angle: number, far: number): Point => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far,
];

export function burst(box: Box, chance: Chance, { sky, light, near, subject, rim }: Palette): string {
  const centre: Point = [box.width * chance.between(0.38, 0.62), box.height * chance.between(0.42, 0.58)];
  const size = Math.min(box.width, box.height);
  const count = Math.round(chance.between(9, 15));
  const start = chance.next() * TURN;
  const rays = Array.from({ length: count }, (_, at) => {
    const angle = start + (at / count) * TURN;
    const wide = (TURN / count) * chance.between(0.18, 0.36);
    return polygon(
      box,
      [centre, border(box, centre, angle - wide), border(box, centre, angle + wide)],
      at % 2 === 0 ? sky[1] : sky[2],
    );
  });
  const spikes = Math.round(chance.between(7, 11));
  const star = (far: number, inner: number, fill: string) =>
    polygon(
      box,
      Array.from({ length: spikes * 2 }, (_, at) =>
        around(centre, start + (at / (spikes * 2)) * TURN, size * (at % 2 === 0 ? far : inner)),
      ),
      fill,
    );
  const splinters = Array.from({ length: 9 }, () => {
    const angle = chance.next() * TURN;
    const [from, long] = [size * chance.between(0.3, 0.48), size * chance.between(0.05, 0.12)];
    const tip = around(centre, angle, from + long);
    return polygon(box, [around(centre, angle - 0.06, from), tip, around(centre, angle + 0.06, from)], subject);
  });
  return [
    element("rect", { width: box.width, height: box.height, fill: near }),
    ...rays,
    star(0.42, 0.24, subject),
    star(0.36, 0.19, rim),
    disc(box, centre, size * 0.13, light),
    ...splinters,
  ].join("");
}

export function circle(box: Box, chance: Chance, { sky, light, middle, near, subject, rim }: Palette): string {
  const centre: Point = [box.width / 2, box.height * 0.5];
  const size = Math.min(box.width, box.height);
  const ring = (radius: number, wide: number, stroke: string) =>
    element("circle", {
      cx: centre[0],
      cy: centre[1],
      r: size * radius,
      fill: "none",
      stroke,
      "stroke-width": size * wide,
    });
  const corners = chance.of([3, 4, 5, 6, 7]);
  const start = -Math.PI / 2 + (chance.next() < 0.5 ? 0 : Math.PI / corners) + chance.between(-0.12, 0.12);
  const core = chance.between(0.8, 1.25);
  const skip = corners > 4 ? 2 : 1;
  const lines = Array.from({ length: corners }, (_, at) => {
    const [from, to] = [at, at + skip].map((one) => around(centre, start + (one / corners) * TURN, size * 0.33));
    return element("path", {
      d: `M${from!.map(Math.round).join(" ")}L${to!.map(Math.round).join(" ")}`,
      stroke: rim,
      "stroke-width": size * 0.022,
    });
  });
  const ticks = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * TURN;
    const wide = at % 2 === 0 ? 0.05 : 0.025;
    return polygon(
      box,
      [
        around(centre, angle - wide, size * 0.41),
        around(centre, angle, size * (at % 2 === 0 ? 0.47 : 0.44)),
        around(centre, angle + wide, size * 0.41),
      ],
      rim,
    );
  });
  return [
    element("rect", { width: box.width, height: box.height, fill: near }),
    disc(box, centre, size * 0.72, middle),
    disc(box, centre, size * 0.5, sky[0]),
    ring(0.4, 0.025, rim),
    ring(0.33, 0.014, rim),
    ...ticks,
    ...lines,
    disc(box, centre, size * 0.15 * core, sky[2]),
    disc(box, centre, size * 0.1 * core, light),
    disc(box, centre, size * 0.045, subject),
  ].join("");
}

/** Veils that flow across, with sparks. */
export function veils(box: Box, chance: Chance, { sky, light, middle, near, rim }: Palette): string {
  const veil = (height: number, deep: number, fill: string) => {
    const [crests, start] = [chance.between(0.7, 1.3), chance.next() * TURN];
    const wave = (part: number, shift: number) =>
      (height + Math.sin(part * crests * TURN + start + shift) * 0.13) * box.height;
    const upper = Array.from({ length: 25 }, (_, at): Point => [(at / 24) * box.width, wave(at / 24, 0)]);
    const lower = Array.from(
      { length: 25 },
      (_, at): Point => [(1 - at / 24) * box.width, wave(1 - at / 24, 0.7) + deep * box.height],
    );
    return polygon(box, [...upper, ...lower], fill);
  };
  const spark = (): string => {
    const at: Point = [chance.between(0.08, 0.92) * box.width, chance.between(0.08, 0.9) * box.height];
    const far = box.height * chance.between(0.03, 0.075);
    const points = Array.from({ length: 8 }, (_, one) =>
      around(at, (one / 8) * TURN, one % 2 === 0 ? far : far * 0.28),
    );
    return polygon(box, points, light);
  };
  const core: Point = [box.width * chance.between(0.35, 0.65), box.height * 0.46];
  return [
    element("rect", { width: box.width, height: box.height, fill: near }),
    veil(0.2, 0.26, middle),
    veil(0.46, 0.22, sky[0]),
    disc(box, core, box.height * 0.25, sky[1]),
    disc(box, core, box.height * 0.18, sky[2]),
    disc(box, core, box.height * 0.11, light),
    veil(0.56, 0.15, sky[1]),
    veil(0.8, 0.12, rim),
    ...Array.from({ length: 7 }, spark),
  ].join("");
}

/** Rays behind somebody who is more than a creature. */
export function halo(box: Box, chance: Chance, { sky, light, far }: Palette): string {
  const centre: Point = [box.width / 2, box.height * 0.42];
  const count = 2 * Math.round(chance.between(8, 11));
  const start = chance.next();
  const rays = Array.from({ length: count / 2 }, (_, at) => {
    const [from, to] = [start + ((2 * at) / count) * TURN, start + ((2 * at + 1) / count) * TURN];
    return polygon(box, [centre, border(box, centre, from), border(box, centre, to)], sky[1]);
  });
  const size = Math.min(box.width, box.height);
  return [
    element("rect", { width: box.width, height: box.height, fill: far }),
    ...rays,
    disc(box, centre, size * 0.46, sky[2]),
    disc(box, centre, size * 0.36, light),
  ].join("");
}
