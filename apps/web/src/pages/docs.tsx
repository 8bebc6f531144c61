import type { GetStaticProps } from 'next'
import { distributorAddress, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import { maxSlotSize } from '@slotdrop/drops'
import { type DocsFacts, DocsPage } from '../features/docs/index.ts'
import { getGasFigures } from '../chain/gasFigures.ts'

/** How it works; prerendered, without wallet or data client. */
export default function Docs({ facts }: { readonly facts: DocsFacts }) {
  return <DocsPage facts={facts} />
}

const { gasPerSlot, gasPerClaim } = getGasFigures('ERC20', 'osaka')

export const getStaticProps: GetStaticProps<{ facts: DocsFacts }> = () => ({
  props: {
    facts: {
      address: distributorAddress,
      codeHash: slotDistributorRuntimeHash,
      slotRows: maxSlotSize.ERC20,
      gasPerRow: (['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const).map(
        (standard) => [standard, Number(getGasFigures(standard, 'osaka').gasPerRow)] as const,
      ),
      gasPerSlot: Number(gasPerSlot),
      gasPerClaim: Number(gasPerClaim),
    },
  },
})
