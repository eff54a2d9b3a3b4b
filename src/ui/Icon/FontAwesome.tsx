import { FontAwesomeIcon, type FontAwesomeIconProps } from '@fortawesome/react-fontawesome';
import { config } from '@fortawesome/fontawesome-svg-core';

// FontAwesome would write a <style> element at run time, which a strict content-security policy refuses.
config.autoAddCss = false;

/**
 * FontAwesome's own renderer, for icons an editor picks by name (looked up at run time, with transforms or
 * layers). Import '@fortawesome/fontawesome-svg-core/styles.css' where the page's global styles are
 * imported. For an icon known when the code is written use `Icon`, which needs no script.
 */
export function FontAwesome({ label, ...rest }: FontAwesomeIconProps & { label?: string }) {
  return (
    <FontAwesomeIcon
      {...rest}
      {...(label ? { 'aria-label': label, role: 'img' } : { 'aria-hidden': true })}
    />
  );
}
