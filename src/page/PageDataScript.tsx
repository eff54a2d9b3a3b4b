import { NextScript } from 'next/document';

/**
 * The page's data in the document. Next marks there a page that is kept, for which its start in the browser would
 * "navigate" once more to the address it is at: match it to all rewrites, draw the page again and set the document's
 * language, which styles everything anew. Links are plain links here and nothing reads what that finds out.
 */
export class PageDataScript extends NextScript {
  override render() {
    const { __NEXT_DATA__: data } = this.context;
    const { __N_SSG: _, ...props } = data.props;
    this.context = { ...this.context, __NEXT_DATA__: { ...data, props } };
    return super.render();
  }
}
