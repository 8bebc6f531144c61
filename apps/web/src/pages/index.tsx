import type { ComponentProps } from 'react'
import type { GetStaticProps } from 'next'
import { maxSlotSize } from '@slotdrop/drops'
import { examples, guarantees, Landing } from '../features/landing/index.ts'
import { gasPerClaim, gasPerRegistration, gasPerRow, gasPerSlot } from '../chain/gasFigures.ts'

type Facts = ComponentProps<typeof Landing>

export default function HomePage(facts: Facts) {
  return <Landing {...facts} />
}

/** Figures and examples come with the page, so that its scripts carry nothing of what reads lists, and no text that is there already. */
export const getStaticProps: GetStaticProps<Facts> = () => ({
  props: {
    costs: (['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const).map((standard) => ({
      standard,
      gasPerRow: Number(gasPerRow[standard]),
      gasPerSlot: Number(gasPerSlot),
      slotSize: maxSlotSize[standard],
    })),
    claimCost: { gasPerClaim: Number(gasPerClaim), gasPerRegistration: Number(gasPerRegistration) },
    guarantees,
    examples,
  },
})
