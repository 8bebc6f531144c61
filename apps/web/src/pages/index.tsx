import type { ComponentProps } from 'react'
import type { GetStaticProps } from 'next'
import type { GasSchedule } from '@slotdrop/chains'
import { examples, guarantees, Landing } from '../features/landing/index.ts'
import { getGasFigures, toNumbers } from '../chain/gasFigures.ts'

type Facts = ComponentProps<typeof Landing>

export default function HomePage(facts: Facts) {
  return <Landing {...facts} />
}

function costsOn(schedule: GasSchedule) {
  return (['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const).map((standard) => ({
    standard,
    ...toNumbers(getGasFigures(standard, schedule)),
  }))
}

/** Figures and examples come with the page, so that its scripts carry nothing of what reads lists, and no text that is there already. */
export const getStaticProps: GetStaticProps<Facts> = () => ({
  props: {
    costs: { osaka: costsOn('osaka'), amsterdam: costsOn('amsterdam') },
    guarantees,
    examples,
  },
})
