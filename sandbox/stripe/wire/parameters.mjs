/**
 * What an endpoint takes, as data: `{ email: text, items: listOf(fields({ price: text })) }`. A field that the stand-in does not know is
 * refused as Stripe refuses one it does not know, so that no request succeeds here whose meaning was ignored.
 *
 * A shape is a function from what came and its name to the value, and throws a refusal.
 */
import { invalid } from './errors.mjs'

export function text(value, name) {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: name })
  if (value === '') {
    const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`
    throw invalid(message, { param: name, code: 'parameter_invalid_empty' })
  }
  return value
}

export function integer(value, name) {
  if (!/^-?\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value}`, { param: name, code: 'parameter_invalid_integer' })
  return Number(value)
}

export function decimal(value, name) {
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(value)) throw invalid(`Invalid decimal: ${value}`, { param: name })
  return Number(value)
}

export function boolean(value, name) {
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, { param: name })
  return value === 'true'
}

/** An address to be called back at. */
export function url(value, name) {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw invalid('Not a valid URL', { param: name, code: 'url_invalid' })
  return value
}

export function email(value, name) {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw invalid(`Invalid email address: ${value}`, { param: name, code: 'email_invalid' })
  }
  return value
}

/** Names and words of our own; an empty word takes a name away. */
export function metadata(value, name) {
  if (value === '') return {}
  if (typeof value !== 'object') throw invalid('Invalid object', { param: name })
  for (const [key, word] of Object.entries(value)) {
    if (typeof word !== 'string' || word.length > 500) {
      throw invalid(`Metadata values must be strings of at most 500 characters.`, { param: `${name}[${key}]` })
    }
    if (key.length > 40) throw invalid('Metadata keys have at most 40 characters.', { param: `${name}[${key}]` })
  }
  if (Object.keys(value).length > 50) throw invalid('There are at most 50 metadata keys.', { param: name })
  return { ...value }
}

export function oneOf(...words) {
  return (value, name) => {
    if (!words.includes(value)) throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name })
    return value
  }
}

/** Either a number, or bounds. */
export function range(value, name) {
  return typeof value === 'string' ? integer(value, name) : fields({ gt: integer, gte: integer, lt: integer, lte: integer })(value, name)
}

export function listOf(shape) {
  return (value, name) => {
    if (typeof value !== 'object') throw invalid('Invalid array', { param: name })
    return Object.values(value).map((one, index) => shape(one, `${name}[${index}]`))
  }
}

export function fields(shapes) {
  return (value, name) => {
    if (typeof value !== 'object') throw invalid('Invalid object', { param: name })
    return parseFields(shapes, value, name)
  }
}

/** May be emptied: `''` becomes null. */
export function clearable(shape) {
  return (value, name) => (value === '' ? null : shape(value, name))
}

export function required(shape) {
  return Object.assign((value, name) => shape(value, name), { isRequired: true })
}

/** All fields of a request. */
export function parseFields(shapes, values, parent) {
  const nameOf = (field) => (parent ? `${parent}[${field}]` : field)
  for (const field of Object.keys(values)) {
    if (Object.hasOwn(shapes, field)) continue
    throw invalid(`Received unknown parameter: ${nameOf(field)}`, { param: nameOf(field), code: 'parameter_unknown' })
  }
  const parsed = {}
  for (const [field, shape] of Object.entries(shapes)) {
    if (values[field] !== undefined) parsed[field] = shape(values[field], nameOf(field))
    else if (shape.isRequired)
      throw invalid(`Missing required param: ${nameOf(field)}.`, { param: nameOf(field), code: 'parameter_missing' })
  }
  return parsed
}
