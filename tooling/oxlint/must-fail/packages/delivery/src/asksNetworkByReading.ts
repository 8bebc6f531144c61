export async function readBalance(client: { getBalance: () => Promise<bigint> }) {
  return { balance: await client.getBalance() }
}
