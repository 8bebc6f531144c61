import { createDropClient } from '../../workers/useDropClient.ts'
import type { NetworkFees } from '../../workers/dropProtocol.ts'

/**
 * Asks a network what its last blocks charged.
 *
 * @throws when it does not answer
 */
export async function askFees(chainId: number): Promise<NetworkFees> {
  const client = createDropClient()
  try {
    return await client.ask('fees', chainId)
  } finally {
    client.end()
  }
}
