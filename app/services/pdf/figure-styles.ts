/**
 * How drawings look on paper and in other people's players, where app/styles/room/figure.css does not reach: black ink, greys for areas.
 * Plain selectors only, because the renderer of the PDF reads no others. A test holds the classes to those of figure.css.
 */
export const FIGURE_STYLES = `
text { font-family: 'Libertinus Serif', Georgia, 'Times New Roman', serif; fill: #000; }
.chart-drawing text { font-size: 14px; }
.chart-drawing .chart-name { font-style: italic; }
.chart-drawing .chart-strong { font-weight: 600; }
.chart-drawing .chart-number { font-size: 18px; }
.chart-middle { text-anchor: middle; }
.chart-end { text-anchor: end; }
.chart-axis { stroke: #000; stroke-width: 1.5; }
.chart-grid { stroke: #999; stroke-width: 0.8; }
.chart-bar { fill: #555; stroke: #000; stroke-width: 1.2; }
.chart-bar-second { fill: #fff; stroke: #000; stroke-width: 1.2; }
.chart-line { fill: none; stroke: #000; stroke-width: 2; stroke-linejoin: round; }
.chart-line-second { fill: none; stroke: #000; stroke-width: 2; stroke-dasharray: 6 4; }
.chart-mark { fill: #000; }
.chart-symbol { fill: #444; }
.chart-mark-second { fill: #fff; stroke: #000; stroke-width: 1.5; }
.chart-sector { stroke: #000; stroke-width: 1.2; stroke-linejoin: round; }
.chart-sector-0 { fill: #fff; }
.chart-sector-1 { fill: #ddd; }
.chart-sector-2 { fill: #f2f2f2; }
.chart-pointer { stroke: #000; stroke-width: 4; stroke-linecap: round; }
.chart-box { fill: #e4e4e4; stroke: #000; stroke-width: 1.5; }
.chart-median { stroke: #000; stroke-width: 3; }
.chart-room { fill: none; stroke: #777; stroke-width: 1.2; }
.chart-set { fill: none; stroke: #000; stroke-width: 1.8; }
.figure path, .figure circle { fill: none; stroke: #000; stroke-width: 1.4; stroke-linejoin: round; stroke-linecap: round; }
.figure .figure-text { font-size: 14.5px; }
.figure .figure-name { font-style: italic; font-weight: 600; }
.figure .figure-small { font-size: 13.5px; stroke: #fff; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
.figure .figure-thin { stroke-width: 1; }
.figure .figure-thick { stroke-width: 2.6; }
.figure .figure-board { stroke: #aaa; stroke-width: 0.8; }
.figure .figure-dashed { stroke: #555; stroke-dasharray: 5 4; }
.figure .figure-mirror { stroke-width: 3; stroke-dasharray: 9 6; stroke-linecap: butt; }
.figure .figure-shaded { fill: #bbb; }
.figure .figure-hole { fill: #fff; }
.figure .figure-open { fill: #fff; }
.figure .figure-face { fill: #fff; }
.figure .figure-face-top { fill: #f0f0f0; }
.figure .figure-face-side { fill: #d8d8d8; }
.figure .figure-solid { fill: #000; stroke-width: 1; }
`
