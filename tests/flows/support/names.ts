import dns from 'node:dns'

/** Loaded into a server: hosts below `.test`, which nobody has, are this machine. */
const { lookup } = dns
const LOOPBACK = '127.0.0.1'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the overloads of `lookup` as one
dns.lookup = ((name: string, ...rest: never[]) =>
  Reflect.apply(lookup, dns, [name.endsWith('.test') ? LOOPBACK : name, ...rest])) as typeof lookup
