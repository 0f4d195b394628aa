/**
 * Where links lead for whoever looks at somebody else's page: each address of the student's has one of the onlooker's, or none. So the
 * student's own components serve both.
 */
import { createContext, type ReactNode, useContext } from 'react'

/** The address to use in place of this one; null where it leads nowhere for the onlooker. */
export type Readdress = (to: string) => string | null

const Addresses = createContext<Readdress | null>(null)

interface ReaddressedProps {
  readdress: Readdress
  children: ReactNode
}

export function Readdressed({ readdress, children }: ReaddressedProps) {
  return <Addresses.Provider value={readdress}>{children}</Addresses.Provider>
}

/** As it stands where nobody looks over a shoulder. */
export function useReaddress(): Readdress | null {
  return useContext(Addresses)
}
