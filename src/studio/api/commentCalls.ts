import { z } from 'zod/mini';
import type { Http } from './http.ts';
import type { StudioApi } from './StudioApi.ts';

const text = z.nullable(z.string());
const commentsShape = z.object({
  threads: z.array(
    z.object({
      id: z.string(),
      component: z.string(),
      resolvedAt: text,
      resolvedBy: text,
      comments: z.array(z.object({ id: z.string(), author: text, at: z.string(), text: z.string() })),
    }),
  ),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** What was said about a page, and who can be named on it. */
export type PageComments = z.infer<typeof commentsShape>;
export type CommentThread = PageComments['threads'][number];

export interface NewComment {
  /** Made here, so that a comment that is sent twice is one. */
  id: string;
  itemId: string;
  /** Id of a component; '' for the page as a whole. */
  component: string;
  /** The thread it answers. */
  thread?: string;
  text: string;
}

type Calls = Pick<StudioApi, 'comments' | 'comment' | 'resolveComments'>;

/** What people who work here say to each other about a page. */
export function commentCalls(http: Http): Calls {
  return {
    comments: async (itemId) =>
      commentsShape.parse(await http.get(`/studio/api/comments?${new URLSearchParams({ item: itemId })}`)),
    comment: async (comment) => commentsShape.parse(await http.post('/studio/api/comments', comment)),
    resolveComments: async (thread, isResolved) =>
      commentsShape.parse(
        await http.post(`/studio/api/comments/${encodeURIComponent(thread)}/resolve`, { isResolved }),
      ),
  };
}
