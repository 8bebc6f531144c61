type Answers = Readonly<Record<string, unknown>>

let answers: Answers = {}

/** What the app of a Safe answers from now on, by method. */
export function setSafeAnswers(given: Answers): void {
  answers = given
}

/** Answers what a story in a frame of this page asks the app of a Safe. A method without an answer is refused. */
export function answerSafe(): void {
  window.addEventListener('message', ({ data, source }: MessageEvent<{ id?: string; method?: string }>) => {
    const { id, method } = data
    if (id === undefined || method === undefined) return
    const said = method in answers ? { success: true, data: answers[method] } : { success: false, error: 'refused' }
    source?.postMessage({ id, version: '9.1.0', ...said }, { targetOrigin: window.location.origin })
  })
}
