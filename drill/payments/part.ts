/** What each part of the drill of payments is given, and what it says. */
import type { Client } from '../kit/client'
import type { Product } from '../kit/product'

export interface Desk {
  product: Product
  client: Client
}

/** Sentences for what did not hold, and a figure for the table. */
export interface Part {
  troubles: string[]
  figure: string | number
}
