/** When the document's first byte arrived, on the clock of performance.now(): the times that the server wrote into the page are from then. */
export function firstByteAt(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.responseStart ?? 0
}
