/** The figures of `~/exam/figures` as they may stand in content that is read from files. */
import { z } from 'zod'
import type { Figure } from '~/exam/figures/figure'

const alt = z.string().min(10)
const point = z.tuple([z.number(), z.number()])
const axis = z
  .strictObject({ label: z.string(), from: z.number(), to: z.number(), step: z.number().positive() })
  .refine(({ from, to, step }) => Number.isInteger(Math.round(((to - from) / step) * 1e6) / 1e6), {
    message: 'to - from is no multiple of step',
  })
const series = z
  .array(z.strictObject({ name: z.string(), values: z.array(z.number()) }))
  .min(1)
  .max(2)
const range = z.tuple([z.number(), z.number()])
const end = z.strictObject({ at: z.number(), open: z.boolean() })

const shapes = [
  z.strictObject({
    type: z.literal('number-line'), alt, from: z.number(), to: z.number(), step: z.number().positive(), labels: z.array(z.number()),
    points: z.array(z.strictObject({ at: z.number(), name: z.string() })),
    intervals: z.array(z.strictObject({ from: end.optional(), to: end.optional() })).optional(),
  }),
  z.strictObject({
    type: z.literal('fraction-bar'), alt,
    bars: z.array(z.strictObject({ parts: z.number().int().positive(), shaded: z.number().int().nonnegative(), name: z.string().optional() })).min(1),
  }),
  z.strictObject({
    type: z.literal('grid'), alt, rows: z.number().int().positive(), columns: z.number().int().positive(), shaded: z.array(range),
    mirror: z.strictObject({ direction: z.enum(['vertical', 'horizontal']), after: z.number() }).optional(),
  }),
  z.strictObject({
    type: z.literal('polygon'), alt,
    outlines: z
      .array(
        z.strictObject({
          corners: z.array(point).min(3), names: z.array(z.string()).optional(), sides: z.array(z.string()).optional(),
          angles: z.array(z.strictObject({ corner: z.number().int(), text: z.string() })).optional(), rightAngles: z.array(z.number().int()).optional(),
          ticks: z.array(z.strictObject({ side: z.number().int(), count: z.union([z.literal(1), z.literal(2)]) })).optional(),
          shaded: z.boolean().optional(),
        }),
      )
      .min(1),
    dashed: z.array(z.strictObject({ from: point, to: point, text: z.string().optional(), square: z.boolean().optional() })).optional(),
  }),
  z.strictObject({
    type: z.literal('lines'), alt,
    lines: z.array(z.strictObject({ from: point, to: point, arrows: z.enum(['both', 'end', 'none']), name: z.string().optional() })),
    angles: z.array(z.strictObject({ at: point, start: z.number(), sweep: z.number(), text: z.string(), square: z.boolean().optional() })),
    points: z.array(z.strictObject({ at: point, name: z.string() })).optional(),
  }),
  z.strictObject({
    type: z.literal('circle'), alt, center: z.string().optional(), radius: z.strictObject({ text: z.string(), degrees: z.number() }).optional(),
    diameter: z.strictObject({ text: z.string() }).optional(),
    sectors: z.array(z.strictObject({ start: z.number(), sweep: z.number(), shaded: z.boolean(), text: z.string().optional() })).optional(),
    square: z.strictObject({ place: z.enum(['around', 'inside']), text: z.string() }).optional(), shaded: z.enum(['circle', 'between']).optional(),
  }),
  z.strictObject({
    type: z.literal('solid'), alt, solid: z.literal('box'), width: z.number(), depth: z.number(), height: z.number(),
    labels: z.strictObject({ width: z.string().optional(), depth: z.string().optional(), height: z.string().optional() }),
  }),
  z.strictObject({
    type: z.literal('solid'), alt, solid: z.enum(['cylinder', 'cone']), radius: z.number(), height: z.number(),
    labels: z.strictObject({ radius: z.string().optional(), diameter: z.string().optional(), height: z.string().optional() }),
  }),
  z.strictObject({ type: z.literal('cubes'), alt, stacks: z.array(z.array(z.number().int().nonnegative())).min(1) }),
  z.strictObject({
    type: z.literal('plane'), alt, x: range, y: range, step: z.number().optional(),
    points: z.array(z.strictObject({ at: point, name: z.string().optional() })).optional(),
    segments: z.array(z.strictObject({ from: point, to: point, dashed: z.boolean().optional() })).optional(),
    lines: z.array(z.strictObject({ through: z.tuple([point, point]), name: z.string().optional(), dashed: z.boolean().optional() })).optional(),
    polygons: z.array(z.array(point)).optional(),
  }),
  z.strictObject({ type: z.literal('balance'), alt, left: z.array(z.string()), right: z.array(z.string()), lower: z.enum(['left', 'right', 'neither']) }),
  z.strictObject({ type: z.literal('clock'), alt, hour: z.number().int().min(1).max(12), minute: z.number().int().min(0).max(59) }),
  z.strictObject({
    type: z.literal('ruler'), alt, length: z.number(), unit: z.string(), from: z.number(), to: z.number(),
    parts: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8), z.literal(10)]),
  }),
] as const // biome-ignore format: a table of shapes

const charts = [
  z.strictObject({ type: z.literal('table'), alt, caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.strictObject({ type: z.literal('bar-chart'), alt, title: z.string(), axis, categories: z.array(z.string()), series }),
  z.strictObject({ type: z.literal('line-chart'), alt, title: z.string(), axis, along: z.string(), categories: z.array(z.string()), series }),
  z.strictObject({
    type: z.literal('circle-chart'), alt, title: z.string(),
    sectors: z.array(z.strictObject({ label: z.string(), share: z.number().positive(), shown: z.string().optional() })),
  }),
  z.strictObject({ type: z.literal('dot-plot'), alt, title: z.string(), axis, counts: z.array(z.number().int().nonnegative()) }),
  z.strictObject({
    type: z.literal('box-plot'), alt, title: z.string(), axis,
    plots: z.array(
      z.strictObject({ name: z.string(), low: z.number(), lowerQuartile: z.number(), median: z.number(), upperQuartile: z.number(), high: z.number() }),
    ),
  }),
  z.strictObject({
    type: z.literal('stem-plot'), alt, title: z.string(), key: z.string(),
    rows: z.array(z.strictObject({ stem: z.number(), leaves: z.array(z.number()) })),
  }),
  z.strictObject({
    type: z.literal('venn'), alt, title: z.string(), left: z.string(), right: z.string(),
    regions: z.strictObject({ left: z.number().nullable(), both: z.number().nullable(), right: z.number().nullable(), neither: z.number().nullable() }),
  }),
  z.strictObject({ type: z.literal('spinner'), alt, sectors: z.array(z.string()) }),
  z.strictObject({
    type: z.literal('pictograph'), alt, title: z.string(), key: z.string(),
    rows: z.array(z.strictObject({ label: z.string(), symbols: z.number() })),
  }),
  z.strictObject({
    type: z.literal('scatter-plot'), alt, title: z.string(), across: axis, up: axis,
    points: z.array(z.strictObject({ x: z.number(), y: z.number() })),
  }),
] as const // biome-ignore format: a table of charts

export const FigureSchema = z.union([...shapes, ...charts]) satisfies z.ZodType<Figure>
