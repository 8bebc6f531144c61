import { useEffect } from 'react'
import { setSafeAnswers } from './answerSafe.ts'

const frameMark = 'in-safe'
const readyMark = 'story ready'

/** Whether the page is the one that the page of Safe's app has in its frame. */
export function isInSafe(): boolean {
  return new URLSearchParams(window.location.search).has(frameMark)
}

/** Says to the page of Safe's app that the state is reached. */
export function sayReady(): void {
  window.parent.postMessage(readyMark, window.location.origin)
}

/** Waits until the story in the frame has reached its state. */
export function untilReadyInFrame(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('message', ({ data }) => data === readyMark && resolve())
  })
}

/** The page of Safe's app, with the story in a frame. */
export function SafeHostPage({ answers }: { readonly answers: Readonly<Record<string, unknown>> }) {
  useEffect(() => setSafeAnswers(answers), [answers])
  return <iframe title="App" src={`${window.location.href}&${frameMark}`} style={{ width: '100%', height: 400 }} />
}
