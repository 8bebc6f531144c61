import { answerSafe } from '../src/answerSafe.ts'

// A story asks whoever has it in a frame whether it is a Safe's app. This one says no, so that nobody waits for an answer.
answerSafe()
