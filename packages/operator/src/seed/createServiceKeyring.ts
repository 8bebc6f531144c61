import { createKeyring, type Keyring } from './createKeyring.ts'
import { readSeed, type SeedSource } from './readSeed.ts'

/** The keyring of a process, from where its variables say that the seed is. @throws SeedRefusedError */
export async function createServiceKeyring({
  operatorSeed,
  operatorSeedPrevious,
}: {
  readonly operatorSeed: SeedSource
  readonly operatorSeedPrevious: SeedSource | null
}): Promise<Keyring> {
  const seed = await readSeed(operatorSeed)
  return createKeyring(seed, operatorSeedPrevious ? [await readSeed(operatorSeedPrevious)] : [])
}
