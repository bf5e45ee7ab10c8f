import type { Chance } from "./chance.ts";
import type { Palette } from "./palettes.ts";
import { type Box, disc, element, type Point, polygon } from "./svg.ts";

/** What is behind the subject of a picture: sky, light and the outlines of a country. */

export type Country = "fields" | "sea" | "fen" | "peaks" | "forest" | "dunes" | "city";

/** Bands of light around the sun or moon. */
export function sky(box: Box, { sky: [top, middle, low], light }: Palette, at: Point, size: number): string {
  return [
    element("rect", { width: box.width, height: box.height, fill: top }),
    disc(box, at, size * 3.1, middle),
    disc(box, at, size * 1.95, low),
    disc(box, at, size, light),
  ].join("");
}

/** The outline of a country from left to right, heights from 0 (flat) to 1 (highest). */
const outlines: Readonly<Record<Country, (chance: Chance, across: number) => Point[]>> = {
  fields: (chance, across) => waves(chance, across, 26, 1.4, 0.55),
  dunes: (chance, across) => waves(chance, across, 26, 2.3, 0.4),
  sea(chance, across) {
    const [crests, start] = [chance.between(4.5, 7), chance.next()];
    return steps(40, across, (part) => Math.abs(Math.sin((part * crests + start) * Math.PI)) * 0.26);
  },
  peaks(chance, across) {
    const points: Point[] = [];
    for (let x = -0.1; x < 1.1; x += chance.between(0.1, 0.19))
      points.push([x * across, points.length % 2 === 0 ? chance.between(0.1, 0.35) : chance.between(0.6, 1)]);
    return points;
  },
  forest(chance, across) {
    const points: Point[] = [];
    for (let x = -0.05; x < 1.05; ) {
      const [wide, high] = [chance.between(0.05, 0.09), chance.between(0.45, 1)];
      points.push(
        [x * across, 0.22],
        [(x + wide * 0.3) * across, high * 0.55],
        [(x + wide * 0.2) * across, high * 0.55],
      );
      points.push([(x + wide / 2) * across, high], [(x + wide * 0.8) * across, high * 0.55]);
      points.push([(x + wide * 0.7) * across, high * 0.55], [(x + wide) * across, 0.22]);
      x += wide;
    }
    return points;
  },
  fen(chance, across) {
    const points: Point[] = [];
    for (let x = -0.05; x < 1.05; ) {
      const wide = chance.between(0.09, 0.17);
      points.push([x * across, 0.16], [(x + wide * 0.4) * across, 0.2]);
      if (chance.next() < 0.6) {
        const high = chance.between(0.5, 1);
        points.push([(x + wide * 0.46) * across, high * 0.6], [(x + wide * 0.28) * across, high * 0.86]);
        points.push([(x + wide * 0.49) * across, high * 0.7], [(x + wide * 0.53) * across, high]);
        points.push([(x + wide * 0.57) * across, high * 0.62], [(x + wide * 0.76) * across, high * 0.8]);
        points.push([(x + wide * 0.58) * across, high * 0.5], [(x + wide * 0.64) * across, 0.2]);
      }
      x += wide;
    }
    return points;
  },
  city(chance, across) {
    const points: Point[] = [];
    for (let x = -0.02; x < 1.02; ) {
      const [wide, high] = [chance.between(0.06, 0.13), chance.between(0.3, 0.8)];
      const roof = chance.next();
      points.push([x * across, 0.2], [x * across, high]);
      if (roof < 0.5) points.push([(x + wide / 2) * across, high + chance.between(0.1, 0.2)]);
      points.push([(x + wide) * across, high], [(x + wide) * across, 0.2]);
      x += wide + chance.between(0, 0.05);
    }
    return points;
  },
};

function steps(count: number, across: number, height: (part: number) => number): Point[] {
  return Array.from({ length: count + 1 }, (_, at): Point => [(at / count) * across, height(at / count)]);
}

function waves(chance: Chance, across: number, count: number, crests: number, most: number): Point[] {
  const [start, second, tilt] = [chance.next(), chance.between(1.6, 2.6), chance.between(-0.25, 0.25)];
  return steps(count, across, (part) => {
    const wave = Math.sin((part * crests + start) * Math.PI * 2) + 0.4 * Math.sin((part * crests * second + start) * 6);
    return Math.max(0, most * (0.5 + wave * 0.33) + tilt * (part - 0.5));
  });
}

/** One range of it: `base` where it meets the ground, `high` how high it may rise, both as a share of the box's height. */
export function range(box: Box, country: Country, chance: Chance, base: number, high: number, fill: string): string {
  const outline = outlines[country](chance, box.width).map(([x, y]): Point => [x, (base - y * high) * box.height]);
  return polygon(box, [[0, box.height], ...outline, [box.width, box.height]], fill);
}

export function stars(box: Box, chance: Chance, count: number, fill: string): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [chance.between(0.04, 0.96) * box.width, chance.between(0.04, 0.55) * box.height];
    return disc(box, [x, y], box.height * chance.between(0.006, 0.014), fill);
  }).join("");
}
