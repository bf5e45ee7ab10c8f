/** Pieces of SVG as text. Presentation attributes only: inline styles are not allowed where the page runs. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** To a tenth of a unit, which nobody sees and which halves the text. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export function element(name: string, attributes: Attributes, inside = ""): string {
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? "" : ` ${key}="${typeof value === "number" ? rounded(value) : value}"`,
    )
    .join("");
  return inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** Text as it may stand inside an element or an attribute; what XML has no characters for is left out. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** Where something is drawn: from 0, 0. */
export interface Box {
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];

/** A filled outline, cut off at the box: its points are brought to the border, so that no clipping is needed. */
export function polygon({ width, height }: Box, points: readonly Point[], fill: string): string {
  const text = points.map(
    ([x, y]) => `${rounded(Math.min(width, Math.max(0, x)))} ${rounded(Math.min(height, Math.max(0, y)))}`,
  );
  return element("path", { d: `M${text.join("L")}Z`, fill });
}

export function disc(box: Box, [x, y]: Point, radius: number, fill: string): string {
  if (x - radius >= 0 && y - radius >= 0 && x + radius <= box.width && y + radius <= box.height)
    return element("circle", { cx: x, cy: y, r: radius, fill });
  const points = Array.from({ length: 48 }, (_, at): Point => {
    const angle = (at / 24) * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return polygon(box, points, fill);
}

/** Where a ray from a point leaves the box. */
export function border({ width, height }: Box, [x, y]: Point, angle: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const across = dx > 0 ? (width - x) / dx : dx < 0 ? -x / dx : Number.POSITIVE_INFINITY;
  const down = dy > 0 ? (height - y) / dy : dy < 0 ? -y / dy : Number.POSITIVE_INFINITY;
  const far = Math.min(across, down);
  return [x + dx * far, y + dy * far];
}
