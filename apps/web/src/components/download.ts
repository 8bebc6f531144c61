function save(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands a text to the user as a file. */
export function download(name: string, text: string, type: string) {
  return save(name, new Blob([text], { type }))
}

/** Hands a long text over, made in pieces so that the page stays awake. */
export async function downloadChunks(name: string, chunks: Iterable<string>, type: string): Promise<void> {
  const parts: Blob[] = []
  for (const chunk of chunks) {
    parts.push(new Blob([chunk]))
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  save(name, new Blob(parts, { type }))
}
