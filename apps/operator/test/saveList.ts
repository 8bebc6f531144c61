import { createApi, type OpenDatabase, silentLogger } from '@slotdrop/api'
import { type Manifest, serializeManifest } from '@slotdrop/drops'

/** Saves a list as its sender does. @throws what the API answers where it does not take it */
export async function saveList({ db }: Pick<OpenDatabase, 'db'>, manifest: Manifest): Promise<void> {
  const { sender, chainId, distributor } = manifest.terms
  const expiresAt = new Date(Date.now() + 600_000)
  const api = createApi({
    db,
    auth: { getSession: async () => ({ address: sender, chainId, accountType: 'eoa', expiresAt }) },
    config: {
      production: true,
      allowedOrigins: ['http://localhost:3000'],
      chains: [{ id: chainId, distributor }],
      // Lists of load runs are larger than those that pages upload in one piece.
      limits: { body: 500_000_000, timeMs: 600_000 },
    },
    logger: silentLogger,
    clock: () => new Date(),
  })
  const query = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
  const response = await api.fetch(
    new Request('http://server.invalid/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify({ query, variables: { manifest: serializeManifest(manifest) } }),
    }),
  )
  const answer = await response.text()
  if (!answer.includes('"SavedDrop"')) throw new Error(answer)
}
