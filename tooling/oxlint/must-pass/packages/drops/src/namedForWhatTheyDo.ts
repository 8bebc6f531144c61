// Errors are told apart by their name, and a fake does as it is told to: plain English.
export function parseCount(text: string): number {
  return Number(text)
}

export function decodeByte(bytes: Uint8Array): number {
  return bytes[0] ?? 0
}

/** The client of a worker is asked; that is no network. */
export async function readInWorker(client: { ask: (name: string) => Promise<number> }) {
  return { count: await client.ask('read') }
}

export async function fetchBlock(client: { getBlock: () => Promise<bigint> }) {
  return { block: await client.getBlock() }
}

export function fetchQuietly(ask: () => Promise<bigint>) {
  return ask().catch(() => undefined)
}
