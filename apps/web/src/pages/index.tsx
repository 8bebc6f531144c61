import type { GetStaticProps } from 'next'
import { maxSlotSize } from '@slotdrop/drops'
import { Landing, type RowCost } from '../features/landing/index.ts'
import { gasPerRow, gasPerSlot } from '../chain/gasFigures.ts'

export default function HomePage({ costs }: { readonly costs: readonly RowCost[] }) {
  return <Landing costs={costs} />
}

/** Figures come with the page, so that it carries nothing of what reads lists. */
export const getStaticProps: GetStaticProps<{ costs: readonly RowCost[] }> = () => ({
  props: {
    costs: (['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const).map((standard) => ({
      standard,
      gasPerRow: Number(gasPerRow[standard]),
      gasPerSlot: Number(gasPerSlot),
      slotSize: maxSlotSize[standard],
    })),
  },
})
