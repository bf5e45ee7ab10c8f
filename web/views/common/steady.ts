import { Component, type ComponentChild, type ComponentType, h } from "preact";

/** The same component, drawn again only when one of its properties is another, or a context it uses: where there are many of it. */
export function steady<P extends object>(Drawn: (props: P) => ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const keys = Object.keys({ ...this.props, ...next }) as (keyof P)[];
      return keys.some((key) => this.props[key] !== next[key]);
    }

    override render(props: P): ComponentChild {
      return h(Drawn, props);
    }
  };
}
