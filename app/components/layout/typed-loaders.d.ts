/** Tells Remix's types that single fetch is on, so that loader data keeps its dates and the shape of `data()`. */
import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}
