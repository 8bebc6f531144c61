const numbers = new WeakMap<object, number>()
let last = 0

/** A part of a query's key for what has no text of its own, such as a worker: the same object has the same number. */
export function identityKey(object: object | undefined): number | null {
  if (!object) return null
  const known = numbers.get(object)
  if (known !== undefined) return known
  last += 1
  numbers.set(object, last)
  return last
}
