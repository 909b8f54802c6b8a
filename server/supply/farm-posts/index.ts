export { type ImportedPost, importPosts } from './store/farm-post.store.ts'
