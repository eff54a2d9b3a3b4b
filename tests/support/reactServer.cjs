// @ts-check
/** `react-dom/server` of Node as it is in production, whatever NODE_ENV says. */
const cjs = '../../node_modules/react-dom/cjs';
const { renderToString, renderToStaticMarkup } = require(`${cjs}/react-dom-server-legacy.node.production.js`);

module.exports = {
  ...require(`${cjs}/react-dom-server.node.production.js`),
  ...{ renderToString, renderToStaticMarkup },
};
