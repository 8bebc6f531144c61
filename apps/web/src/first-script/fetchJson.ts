/** Undefined where it can't be had: the worker asks again then, and says so when it gets none either. */
export async function fetchJson<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(path)
    // To its end in any case: what no cache may keep stays open until somebody reads it.
    const text = await answer.text()
    // Sound where it is only used to ask ahead: the worker reads and checks it anew.
    return answer.ok ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}
