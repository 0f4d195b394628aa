/** For pages whose forms scripts send: what an action says about when to try again reaches them too (entry.server does it for documents). */
import type { HeadersFunction } from '@remix-run/node'

export const retryHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders
