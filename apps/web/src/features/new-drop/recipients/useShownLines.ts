import { useState } from 'react'
import type { ListSource, Step } from '../newDropMachine.ts'
import type { NamedLines } from './gridMachine.ts'

/** Lines that the review has the table show, until the review is opened again or another list is chosen. */
export function useShownLines(source: ListSource | undefined, goTo: (step: Step) => void) {
  const [shown, setShown] = useState<{ readonly named: NamedLines; readonly source: ListSource | undefined }>()
  return {
    lines: shown?.source === source ? shown?.named : undefined,
    show(named: NamedLines) {
      setShown({ named, source })
      goTo('Recipients')
    },
    review() {
      setShown(undefined)
      goTo('Review')
    },
  }
}
