declare function getBlock(client: object): Promise<{ number: bigint }>

export function getHead(client: object): Promise<{ number: bigint }> {
  return getBlock(client)
}
