/** The network of an address, as a download keeps it: which household it was does not matter, only from where. */

/**
 * 24 bits of an IPv4 address, 48 of an IPv6 address (`addressOf` gives those as their first 64: "2001:db8:1:2::/64"); null for anything else.
 */
export function shortNetwork(address: string): string | null {
  const [, ipv4] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address) ?? []
  if (ipv4) return `${ipv4}.0/24`
  const [, ipv6] = /^([0-9a-f]{1,4}(?::[0-9a-f]{1,4}){2}):[0-9a-f]{1,4}::\/64$/.exec(address) ?? []
  return ipv6 ? `${ipv6}::/48` : null
}
