import type { AuthoriseStep } from '@slotdrop/delivery'
import { stepTitle } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'

/**
 * The steps as a file that Safe's Transaction Builder takes: one proposal for all of them.
 *
 * @param now milliseconds since 1970
 */
export function toSafeBatch(manifest: Manifest, steps: readonly AuthoriseStep[], now: number): string {
  const { chainId, sender } = manifest.terms
  const batch = {
    version: '1.0',
    chainId: `${chainId}`,
    createdAt: now,
    meta: {
      name: `Slotdrop ${manifest.fingerprint}`,
      description: steps.map((step) => String(stepTitle(step))).join('; '),
      txBuilderVersion: '1.16.5',
      createdFromSafeAddress: sender,
      createdFromOwnerAddress: '',
    },
    transactions: steps.map(({ request: { to, value, data } }) => ({
      to,
      value: `${value}`,
      data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  }
  return `${JSON.stringify(batch, null, 2)}\n`
}
