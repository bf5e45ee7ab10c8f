import { element } from "../cardArt/svg.ts";
import type { Rect } from "./draw.ts";

type Point = readonly [x: number, y: number];

export const centreOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

/** The point of a box's edge, a little inside, towards another point. */
function edgeTowards(box: Rect, [tx, ty]: Point, share: number): Point {
  const [cx, cy] = centreOf(box);
  const [dx, dy] = [tx - cx, ty - cy];
  const far = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : ((box.width / 2) * share) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : ((box.height / 2) * share) / Math.abs(dy),
    1,
  );
  return [cx + dx * far, cy + dy * far];
}

const text = (...points: Point[]): string =>
  points.map((point) => point.map((one) => one.toFixed(1)).join(" ")).join(" ");

/** A bent arrow from one box to another, `into` it by that share, with an edge in the ground's colour so that it is seen on cards. */
export function arrow(from: Rect, to: Rect, stroke: string, ground: string, { wide = 8, into = 0.55 } = {}): string {
  const [start, end] = [edgeTowards(from, centreOf(to), 0.9), edgeTowards(to, centreOf(from), into)];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const long = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, long * 0.16);
  const control: Point = [(start[0] + end[0]) / 2 - (dy / long) * bend, (start[1] + end[1]) / 2 + (dx / long) * bend];
  const angle = Math.atan2(end[1] - control[1], end[0] - control[0]);
  const tip = (far: number, turn: number): Point => [
    end[0] + Math.cos(angle + turn) * far,
    end[1] + Math.sin(angle + turn) * far,
  ];
  const size = wide * 2.9;
  const stop = tip(size * 0.7, Math.PI);
  const line = (width: number, color: string) =>
    element("path", {
      d: `M${text(start)}Q${text(control)} ${text(stop)}`,
      fill: "none",
      stroke: color,
      "stroke-width": width,
      "stroke-linecap": "round",
    });
  const point = `M${text(end)}L${text(tip(size, Math.PI - 0.5), tip(size, Math.PI + 0.5))}Z`;
  return [
    line(wide + 6, ground),
    element("path", { d: point, fill: ground, stroke: ground, "stroke-width": 6, "stroke-linejoin": "round" }),
    line(wide, stroke),
    element("path", { d: point, fill: stroke }),
  ].join("");
}
