import { type LookupOptions, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** IPv4 that is not somewhere on the public internet (the IANA special-purpose registry). */
const special4: readonly (readonly [string, number])[] = [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
  ] as const),
  ...([
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
  ] as const),
  ...([
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
  ] as const),
  ...([
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
];
/** Global unicast, less what is special, and less what carries an IPv4 address inside. */
const global6 = ["2000::", 3] as const;
const special6: readonly (readonly [string, number])[] = [
  ...([
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
    ["3fff::", 20],
  ] as const),
];

const blocked = new BlockList();
for (const [net, prefix] of special4) blocked.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of special6) blocked.addSubnet(net, prefix, "ipv6");
const global = new BlockList();
global.addSubnet(...global6, "ipv6");

/** Whether an IP address may be called from inside somebody's network: public ones only. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  return family === 6 && global.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

/** For `http.request`: resolves as usual, but to no private address. Checked here, so that a name cannot change its mind in between. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookup(hostname, all, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return callback(new Error(`${hostname} is not a public address`), []);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
