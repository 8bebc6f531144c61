import type { GetStaticProps } from 'next'
import { distributorAddress, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import { maxSlotSize } from '@slotdrop/drops'
import { type DocsFacts, DocsPage } from '../features/docs/index.ts'
import { gasPerClaim, gasPerRow, gasPerSlot } from '../chain/gasFigures.ts'

/** How it works; prerendered, without wallet or data client. */
export default function Docs({ facts }: { readonly facts: DocsFacts }) {
  return <DocsPage facts={facts} />
}

export const getStaticProps: GetStaticProps<{ facts: DocsFacts }> = () => ({
  props: {
    facts: {
      address: distributorAddress,
      codeHash: slotDistributorRuntimeHash,
      slotRows: maxSlotSize.ERC20,
      gasPerRow: Object.entries(gasPerRow).map(([standard, gas]) => [standard, Number(gas)] as const),
      gasPerSlot: Number(gasPerSlot),
      gasPerClaim: Number(gasPerClaim),
    },
  },
})
