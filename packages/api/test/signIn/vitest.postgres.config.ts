import { createProject } from './createProject.ts'

export default createProject('postgres')
