/** Options of the Remix compiler; vite.config.ts hands them to its plugin. Lazy route discovery stays off: docs/decisions/006. */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
}
