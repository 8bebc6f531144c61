export { runLane } from '../lane/runLane.ts'
