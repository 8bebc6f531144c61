/** Hands bytes to the user as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands a text to the user as a file. */
export function download(name: string, text: string, type: string) {
  return downloadBlob(name, new Blob([text], { type }))
}

/** Characters between two pauses: a browser lets a pause last some milliseconds, and pieces may be single lines. */
const pauseLength = 2 ** 18

/** Hands a long text over, made in pieces so that the page stays awake. */
export async function downloadChunks(name: string, chunks: Iterable<string>, type: string): Promise<void> {
  const parts: Blob[] = []
  let text = ''
  for (const chunk of chunks) {
    text += chunk
    if (text.length < pauseLength) continue
    parts.push(new Blob([text]))
    text = ''
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  downloadBlob(name, new Blob([...parts, text], { type }))
}
