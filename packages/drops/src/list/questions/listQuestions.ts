import type { ListParts } from '../entries/listParts.ts'
import type { ListQuestion } from './listQuestion.ts'

/** Lists the questions that no decision has answered yet, in the order in which they are to be asked. */
export function listQuestions({ questions }: ListParts): readonly ListQuestion[] {
  return questions
}
