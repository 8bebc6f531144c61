import { useState } from 'react'
import type { ListSource, Step } from '../newDropMachine.ts'

/** Lines that the review has the table show, until the review is opened again or another list is chosen. */
export function useShownLines(source: ListSource | undefined, goTo: (step: Step) => void) {
  const [shown, setShown] = useState<{ readonly lines: Uint32Array; readonly source: ListSource | undefined }>()
  return {
    lines: shown?.source === source ? shown?.lines : undefined,
    show(lines: Uint32Array) {
      setShown({ lines, source })
      goTo('Recipients')
    },
    review() {
      setShown(undefined)
      goTo('Review')
    },
  }
}
