import type { Change, Json } from './messages'

/**
 * The document after the server's changes (the part of RFC 6902 it uses: add, remove, replace).
 * The old one stays as it was; what did not change is shared, so comparing by identity works.
 */
export function patched<Document>(document: Document, changes: Change[]): Document {
  let result = document as Json
  for (const change of changes) {
    result = changed(result, change.path.split('/').slice(1), change)
  }
  return result as Document
}

function changed(at: Json, way: string[], change: Change): Json {
  const [name, ...rest] = way
  if (name === undefined) return change.value ?? null
  if (Array.isArray(at)) {
    const copy = [...at]
    const index = name === '-' ? copy.length : Number(name)
    if (rest.length > 0) copy[index] = changed(at[index] ?? null, rest, change)
    else if (change.op === 'add') copy.splice(index, 0, change.value ?? null)
    else if (change.op === 'remove') copy.splice(index, 1)
    else copy[index] = change.value ?? null
    return copy
  }
  const object = at as { [name: string]: Json }
  const key = name.replaceAll('~1', '/').replaceAll('~0', '~')
  if (rest.length === 0 && change.op === 'remove') {
    const { [key]: _, ...others } = object
    return others
  }
  return { ...object, [key]: changed(object[key] ?? null, rest, change) }
}
