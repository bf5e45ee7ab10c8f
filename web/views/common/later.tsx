import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { troubleOf } from "../../../lib/words/problems.ts";
import { speech } from "../../language.ts";
import { Fault } from "./fault.tsx";

/** A page whose script is fetched when somebody goes there: the first one is the table's, and as small as it may be. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [There, setThere] = useState<ComponentType<P> | undefined>(() => known);
    const [lost, setLost] = useState(false);
    const fetchIt = () => {
      setLost(false);
      load().then(
        (found) => {
          known = found;
          setThere(() => found);
        },
        () => setLost(true),
      );
    };
    useEffect(() => {
      if (!There) fetchIt();
    }, []);
    if (There) return <There {...props} />;
    return lost ? <Fault trouble={troubleOf("offline", speech)} onAgain={fetchIt} /> : null;
  };
}
