// Written by `npm run generate`. Do not edit.
import { Accordion } from '#src/components/content/Accordion/Accordion.tsx';
import { AccordionItem } from '#src/components/content/AccordionItem/AccordionItem.tsx';
import { ActionBar } from '#src/components/content/ActionBar/ActionBar.tsx';
import { AgeRangeFacet } from '#src/components/search/facets/AgeRangeFacet/AgeRangeFacet.tsx';
import { Alert } from '#src/components/content/Alert/Alert.tsx';
import { AnalyticsPageView } from '#src/components/metadata/AnalyticsPageView/AnalyticsPageView.tsx';
import { AppliedFilters } from '#src/components/search/common/AppliedFilters/AppliedFilters.tsx';
import { ArticleCard } from '#src/components/cards/ArticleCard/ArticleCard.tsx';
import { ArticleContributor } from '#src/components/content/ArticleContributor/ArticleContributor.tsx';
import { ArticleHero } from '#src/components/hero/ArticleHero/ArticleHero.tsx';
import { ArticleSearch } from '#src/components/search/pages/ArticleSearch/ArticleSearch.tsx';
import { AskAnExpertBody } from '#src/components/entity/ask-an-expert/AskAnExpertBody/AskAnExpertBody.tsx';
import { AskAnExpertCallToAction } from '#src/components/entity/ask-an-expert/AskAnExpertCallToAction/AskAnExpertCallToAction.tsx';
import { AskAnExpertCard } from '#src/components/cards/AskAnExpertCard/AskAnExpertCard.tsx';
import { AskAnExpertHero } from '#src/components/entity/ask-an-expert/AskAnExpertHero/AskAnExpertHero.tsx';
import { AskAnExpertRelatedQuestions } from '#src/components/entity/ask-an-expert/AskAnExpertRelatedQuestions/AskAnExpertRelatedQuestions.tsx';
import { AskAnExpertRelatedTaxonomy } from '#src/components/entity/ask-an-expert/AskAnExpertRelatedTaxonomy/AskAnExpertRelatedTaxonomy.tsx';
import { AskAnExpertSearch } from '#src/components/search/pages/AskAnExpertSearch/AskAnExpertSearch.tsx';
import { AwardCard } from '#src/components/cards/AwardCard/AwardCard.tsx';
import { AwardSearch } from '#src/components/search/pages/AwardSearch/AwardSearch.tsx';
import { BasicHero } from '#src/components/hero/BasicHero/BasicHero.tsx';
import { BooleanFacet } from '#src/components/search/facets/BooleanFacet/BooleanFacet.tsx';
import { Breadcrumb } from '#src/components/navigation/Breadcrumb/Breadcrumb.tsx';
import { BrightcoveVideo } from '#src/components/media/BrightcoveVideo/BrightcoveVideo.tsx';
import { CalloutHero } from '#src/components/hero/CalloutHero/CalloutHero.tsx';
import { ClearAllFilters } from '#src/components/search/common/ClearAllFilters/ClearAllFilters.tsx';
import { ClinicalTrialBody } from '#src/components/entity/research/clinical-trial/ClinicalTrialBody/ClinicalTrialBody.tsx';
import { ClinicalTrialCard } from '#src/components/cards/ClinicalTrialCard/ClinicalTrialCard.tsx';
import { ClinicalTrialDetailsGrid } from '#src/components/entity/research/clinical-trial/ClinicalTrialDetailsGrid/ClinicalTrialDetailsGrid.tsx';
import { ClinicalTrialEligibility } from '#src/components/entity/research/clinical-trial/ClinicalTrialEligibility/ClinicalTrialEligibility.tsx';
import { ClinicalTrialEnroll } from '#src/components/entity/research/clinical-trial/ClinicalTrialEnroll/ClinicalTrialEnroll.tsx';
import { ClinicalTrialHero } from '#src/components/entity/research/clinical-trial/ClinicalTrialHero/ClinicalTrialHero.tsx';
import { ClinicalTrialLinks } from '#src/components/entity/research/clinical-trial/ClinicalTrialLinks/ClinicalTrialLinks.tsx';
import { ColumnSplitter } from '#src/components/layout/ColumnSplitter/ColumnSplitter.tsx';
import { ComparePlans } from '#src/components/compare/ComparePlans/ComparePlans.tsx';
import { CompareProvider } from '#src/components/entity/shared/CompareProvider/CompareProvider.tsx';
import { CompareProviders } from '#src/components/compare/CompareProviders/CompareProviders.tsx';
import { ConsentPreferences } from '#src/components/metadata/ConsentPreferences/ConsentPreferences.tsx';
import { Container } from '#src/components/layout/Container/Container.tsx';
import { Content } from '#src/components/content/Content/Content.tsx';
import { ContentField } from '#src/components/content/ContentField/ContentField.tsx';
import { DetailPageContainer } from '#src/components/layout/DetailPageContainer/DetailPageContainer.tsx';
import { DoctorByCityAndSpecialtyLinkGrid } from '#src/components/linkgrid/DoctorByCityAndSpecialtyLinkGrid/DoctorByCityAndSpecialtyLinkGrid.tsx';
import { DoctorByCityLinkGrid } from '#src/components/linkgrid/DoctorByCityLinkGrid/DoctorByCityLinkGrid.tsx';
import { DoctorBySpecialtyLinkGrid } from '#src/components/linkgrid/DoctorBySpecialtyLinkGrid/DoctorBySpecialtyLinkGrid.tsx';
import { DropdownRedirectSearch } from '#src/components/search/bars/DropdownRedirectSearch/DropdownRedirectSearch.tsx';
import { DynamicArticles } from '#src/components/listing/DynamicArticles/DynamicArticles.tsx';
import { DynamicEvents } from '#src/components/listing/DynamicEvents/DynamicEvents.tsx';
import { DynamicListing } from '#src/components/listing/DynamicListing/DynamicListing.tsx';
import { DynamicPatientStories } from '#src/components/listing/DynamicPatientStories/DynamicPatientStories.tsx';
import { EntityGone } from '#src/components/entity/shared/EntityGone/EntityGone.tsx';
import { EntityTeaser } from '#src/components/listing/EntityTeaser/EntityTeaser.tsx';
import { EntityTeaserList } from '#src/components/listing/EntityTeaserList/EntityTeaserList.tsx';
import { EventCard } from '#src/components/cards/EventCard/EventCard.tsx';
import { EventDetails } from '#src/components/event/EventDetails/EventDetails.tsx';
import { EventSearch } from '#src/components/search/pages/EventSearch/EventSearch.tsx';
import { ExactLocationButton } from '#src/components/search/common/ExactLocationButton/ExactLocationButton.tsx';
import { ExactNameMatch } from '#src/components/search/common/ExactNameMatch/ExactNameMatch.tsx';
import { FacetsPanel } from '#src/components/search/common/FacetsPanel/FacetsPanel.tsx';
import { FacilityAlert } from '#src/components/entity/facility/FacilityAlert/FacilityAlert.tsx';
import { FacilityAmenities } from '#src/components/entity/facility/FacilityAmenities/FacilityAmenities.tsx';
import { FacilityAppointmentButton } from '#src/components/entity/facility/FacilityAppointmentButton/FacilityAppointmentButton.tsx';
import { FacilityAwards } from '#src/components/entity/facility/FacilityAwards/FacilityAwards.tsx';
import { FacilityCallToAction } from '#src/components/entity/facility/FacilityCallToAction/FacilityCallToAction.tsx';
import { FacilityCampusMapButton } from '#src/components/entity/facility/FacilityCampusMapButton/FacilityCampusMapButton.tsx';
import { FacilityConditions } from '#src/components/entity/facility/FacilityConditions/FacilityConditions.tsx';
import { FacilityContact } from '#src/components/entity/facility/FacilityContact/FacilityContact.tsx';
import { FacilityDescription } from '#src/components/entity/facility/FacilityDescription/FacilityDescription.tsx';
import { FacilityDiagnostics } from '#src/components/entity/facility/FacilityDiagnostics/FacilityDiagnostics.tsx';
import { FacilityFaqs } from '#src/components/entity/facility/FacilityFaqs/FacilityFaqs.tsx';
import { FacilityFeaturedHero } from '#src/components/entity/facility/FacilityFeaturedHero/FacilityFeaturedHero.tsx';
import { FacilityFindingYourWay } from '#src/components/entity/facility/FacilityFindingYourWay/FacilityFindingYourWay.tsx';
import { FacilityHero } from '#src/components/entity/facility/FacilityHero/FacilityHero.tsx';
import { FacilityHours } from '#src/components/entity/facility/FacilityHours/FacilityHours.tsx';
import { FacilityMediaGallery } from '#src/components/entity/facility/FacilityMediaGallery/FacilityMediaGallery.tsx';
import { FacilityOfferedServices } from '#src/components/entity/facility/FacilityOfferedServices/FacilityOfferedServices.tsx';
import { FacilityParking } from '#src/components/entity/facility/FacilityParking/FacilityParking.tsx';
import { FacilityPaymentMethods } from '#src/components/entity/facility/FacilityPaymentMethods/FacilityPaymentMethods.tsx';
import { FacilityRelatedLocations } from '#src/components/entity/facility/FacilityRelatedLocations/FacilityRelatedLocations.tsx';
import { FacilityResources } from '#src/components/entity/facility/FacilityResources/FacilityResources.tsx';
import { FacilityStatsPromo } from '#src/components/entity/facility/FacilityStatsPromo/FacilityStatsPromo.tsx';
import { FacilityTreatments } from '#src/components/entity/facility/FacilityTreatments/FacilityTreatments.tsx';
import { FacilityVideo } from '#src/components/entity/facility/FacilityVideo/FacilityVideo.tsx';
import { FacilityVisiting } from '#src/components/entity/facility/FacilityVisiting/FacilityVisiting.tsx';
import { FacilityWaitTime } from '#src/components/entity/facility/FacilityWaitTime/FacilityWaitTime.tsx';
import { FeaturedPromo } from '#src/components/promo/FeaturedPromo/FeaturedPromo.tsx';
import { FindDoctorByCityAndSpecialtyHero } from '#src/components/wildcard/FindDoctorByCityAndSpecialtyHero/FindDoctorByCityAndSpecialtyHero.tsx';
import { FindDoctorByCityAndSpecialtySearch } from '#src/components/wildcard/FindDoctorByCityAndSpecialtySearch/FindDoctorByCityAndSpecialtySearch.tsx';
import { FindDoctorByCityHero } from '#src/components/wildcard/FindDoctorByCityHero/FindDoctorByCityHero.tsx';
import { FindDoctorByCitySearch } from '#src/components/wildcard/FindDoctorByCitySearch/FindDoctorByCitySearch.tsx';
import { FindDoctorBySpecialtyHero } from '#src/components/wildcard/FindDoctorBySpecialtyHero/FindDoctorBySpecialtyHero.tsx';
import { FindDoctorBySpecialtySearch } from '#src/components/wildcard/FindDoctorBySpecialtySearch/FindDoctorBySpecialtySearch.tsx';
import { FindLocationByCityAndTypeHero } from '#src/components/wildcard/FindLocationByCityAndTypeHero/FindLocationByCityAndTypeHero.tsx';
import { FindLocationByCityAndTypeSearch } from '#src/components/wildcard/FindLocationByCityAndTypeSearch/FindLocationByCityAndTypeSearch.tsx';
import { FindLocationByTypeHero } from '#src/components/wildcard/FindLocationByTypeHero/FindLocationByTypeHero.tsx';
import { FindLocationByTypeSearch } from '#src/components/wildcard/FindLocationByTypeSearch/FindLocationByTypeSearch.tsx';
import { Footer } from '#src/components/shell/Footer/Footer.tsx';
import { FooterCopyright } from '#src/components/shell/FooterCopyright/FooterCopyright.tsx';
import { FreeEventsFacet } from '#src/components/search/facets/FreeEventsFacet/FreeEventsFacet.tsx';
import { Freshness } from '#src/components/entity/shared/Freshness/Freshness.tsx';
import { GlobalAlert } from '#src/components/shell/GlobalAlert/GlobalAlert.tsx';
import { GlobalAlertNotice } from '#src/components/editor/GlobalAlertNotice/GlobalAlertNotice.tsx';
import { Header } from '#src/components/shell/Header/Header.tsx';
import { HeaderLogo } from '#src/components/shell/HeaderLogo/HeaderLogo.tsx';
import { HeaderMenuFlyout } from '#src/components/shell/HeaderMenuFlyout/HeaderMenuFlyout.tsx';
import { HeaderSearchFlyout } from '#src/components/shell/HeaderSearchFlyout/HeaderSearchFlyout.tsx';
import { HeaderUtilityLinks } from '#src/components/shell/HeaderUtilityLinks/HeaderUtilityLinks.tsx';
import { HealthPlanAffiliateHero } from '#src/components/entity/plan/HealthPlanAffiliateHero/HealthPlanAffiliateHero.tsx';
import { HealthPlanAffiliatePlaces } from '#src/components/entity/plan/HealthPlanAffiliatePlaces/HealthPlanAffiliatePlaces.tsx';
import { HealthPlanAffiliateTabs } from '#src/components/entity/plan/HealthPlanAffiliateTabs/HealthPlanAffiliateTabs.tsx';
import { HealthPlanCare } from '#src/components/entity/plan/HealthPlanCare/HealthPlanCare.tsx';
import { HealthPlanDisclaimer } from '#src/components/entity/plan/HealthPlanDisclaimer/HealthPlanDisclaimer.tsx';
import { HealthPlanHero } from '#src/components/entity/plan/HealthPlanHero/HealthPlanHero.tsx';
import { HealthPlanHospitals } from '#src/components/entity/plan/HealthPlanHospitals/HealthPlanHospitals.tsx';
import { HealthPlanMedicalGroups } from '#src/components/entity/plan/HealthPlanMedicalGroups/HealthPlanMedicalGroups.tsx';
import { HealthPlanNotes } from '#src/components/entity/plan/HealthPlanNotes/HealthPlanNotes.tsx';
import { HealthPlanPayorHero } from '#src/components/entity/plan/HealthPlanPayorHero/HealthPlanPayorHero.tsx';
import { HealthPlanPayorPlans } from '#src/components/entity/plan/HealthPlanPayorPlans/HealthPlanPayorPlans.tsx';
import { HealthTopicsFacet } from '#src/components/search/facets/HealthTopicsFacet/HealthTopicsFacet.tsx';
import { HealthTypeFacet } from '#src/components/search/facets/HealthTypeFacet/HealthTypeFacet.tsx';
import { HealthWellnessCard } from '#src/components/cards/HealthWellnessCard/HealthWellnessCard.tsx';
import { HealthWellnessSearch } from '#src/components/search/pages/HealthWellnessSearch/HealthWellnessSearch.tsx';
import { HelpPanel } from '#src/components/editor/HelpPanel/HelpPanel.tsx';
import { HeroBanner } from '#src/components/hero/HeroBanner/HeroBanner.tsx';
import { HierarchicalFacet } from '#src/components/search/facets/HierarchicalFacet/HierarchicalFacet.tsx';
import { HomepageHero } from '#src/components/hero/HomepageHero/HomepageHero.tsx';
import { HtmlIndexingSitemap } from '#src/components/metadata/HtmlIndexingSitemap/HtmlIndexingSitemap.tsx';
import { IframeEmbed } from '#src/components/content/IframeEmbed/IframeEmbed.tsx';
import { Image } from '#src/components/media/Image/Image.tsx';
import { ImageBanner } from '#src/components/media/ImageBanner/ImageBanner.tsx';
import { ImageGallery } from '#src/components/media/ImageGallery/ImageGallery.tsx';
import { InPageAlert } from '#src/components/shell/InPageAlert/InPageAlert.tsx';
import { InteriorHero } from '#src/components/hero/InteriorHero/InteriorHero.tsx';
import { InvestigatorCard } from '#src/components/cards/InvestigatorCard/InvestigatorCard.tsx';
import { InvestigatorClinicalTrials } from '#src/components/entity/research/investigator/InvestigatorClinicalTrials/InvestigatorClinicalTrials.tsx';
import { InvestigatorContact } from '#src/components/entity/research/investigator/InvestigatorContact/InvestigatorContact.tsx';
import { InvestigatorDescription } from '#src/components/entity/research/investigator/InvestigatorDescription/InvestigatorDescription.tsx';
import { InvestigatorHero } from '#src/components/entity/research/investigator/InvestigatorHero/InvestigatorHero.tsx';
import { InvestigatorPublications } from '#src/components/entity/research/investigator/InvestigatorPublications/InvestigatorPublications.tsx';
import { InvestigatorResearchInterests } from '#src/components/entity/research/investigator/InvestigatorResearchInterests/InvestigatorResearchInterests.tsx';
import { InvestigatorStudies } from '#src/components/entity/research/investigator/InvestigatorStudies/InvestigatorStudies.tsx';
import { JumboStoryCard } from '#src/components/cards/JumboStoryCard/JumboStoryCard.tsx';
import { JumpLinks } from '#src/components/navigation/JumpLinks/JumpLinks.tsx';
import { LanguageSelector } from '#src/components/navigation/LanguageSelector/LanguageSelector.tsx';
import { LastUpdatedNote } from '#src/components/content/LastUpdatedNote/LastUpdatedNote.tsx';
import { LeadershipBioCard } from '#src/components/content/LeadershipBioCard/LeadershipBioCard.tsx';
import { LeadershipBios } from '#src/components/content/LeadershipBios/LeadershipBios.tsx';
import { LinkExpander } from '#src/components/navigation/LinkExpander/LinkExpander.tsx';
import { LinkList } from '#src/components/navigation/LinkList/LinkList.tsx';
import { ListMapToggle } from '#src/components/search/common/ListMapToggle/ListMapToggle.tsx';
import { LiveChat } from '#src/components/metadata/LiveChat/LiveChat.tsx';
import { LocationBox } from '#src/components/search/common/LocationBox/LocationBox.tsx';
import { LocationByCityAndTypeLinkGrid } from '#src/components/linkgrid/LocationByCityAndTypeLinkGrid/LocationByCityAndTypeLinkGrid.tsx';
import { LocationCard } from '#src/components/cards/LocationCard/LocationCard.tsx';
import { LocationSearch } from '#src/components/search/pages/LocationSearch/LocationSearch.tsx';
import { LocationTypeLinkGrid } from '#src/components/linkgrid/LocationTypeLinkGrid/LocationTypeLinkGrid.tsx';
import { LocationsMap } from '#src/components/map/LocationsMap/LocationsMap.tsx';
import { LocationsMapItem } from '#src/components/map/LocationsMapItem/LocationsMapItem.tsx';
import { LoopVideo } from '#src/components/media/LoopVideo/LoopVideo.tsx';
import { Navigation } from '#src/components/navigation/Navigation/Navigation.tsx';
import { NewsCard } from '#src/components/cards/NewsCard/NewsCard.tsx';
import { NoResultsMessage } from '#src/components/search/common/NoResultsMessage/NoResultsMessage.tsx';
import { NotFoundHelp } from '#src/components/shell/NotFoundHelp/NotFoundHelp.tsx';
import { OpenNowSwitch } from '#src/components/search/common/OpenNowSwitch/OpenNowSwitch.tsx';
import { PageCard } from '#src/components/cards/PageCard/PageCard.tsx';
import { PageHead } from '#src/components/metadata/PageHead/PageHead.tsx';
import { PageHelped } from '#src/components/content/PageHelped/PageHelped.tsx';
import { PageMetadataPanel } from '#src/components/editor/PageMetadataPanel/PageMetadataPanel.tsx';
import { PartialDesignDynamicPlaceholder } from '#src/components/layout/PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.tsx';
import { PatientSignInLink } from '#src/components/shell/PatientSignInLink/PatientSignInLink.tsx';
import { PatientStoryCard } from '#src/components/cards/PatientStoryCard/PatientStoryCard.tsx';
import { PatientStoryDetails } from '#src/components/entity/patient-story/PatientStoryDetails/PatientStoryDetails.tsx';
import { PatientStoryHero } from '#src/components/entity/patient-story/PatientStoryHero/PatientStoryHero.tsx';
import { PatientStoryMedia } from '#src/components/entity/patient-story/PatientStoryMedia/PatientStoryMedia.tsx';
import { PatientStoryQuote } from '#src/components/entity/patient-story/PatientStoryQuote/PatientStoryQuote.tsx';
import { PatientStoryRelatedArticles } from '#src/components/entity/patient-story/PatientStoryRelatedArticles/PatientStoryRelatedArticles.tsx';
import { PatientStoryRelatedLocations } from '#src/components/entity/patient-story/PatientStoryRelatedLocations/PatientStoryRelatedLocations.tsx';
import { PatientStoryRelatedProviders } from '#src/components/entity/patient-story/PatientStoryRelatedProviders/PatientStoryRelatedProviders.tsx';
import { PatientStorySearch } from '#src/components/search/pages/PatientStorySearch/PatientStorySearch.tsx';
import { PatientStoryShortDescription } from '#src/components/entity/patient-story/PatientStoryShortDescription/PatientStoryShortDescription.tsx';
import { PatientStoryStory } from '#src/components/entity/patient-story/PatientStoryStory/PatientStoryStory.tsx';
import { PlanFacilityCard } from '#src/components/cards/PlanFacilityCard/PlanFacilityCard.tsx';
import { PlanFacilitySearch } from '#src/components/search/pages/PlanFacilitySearch/PlanFacilitySearch.tsx';
import { PlanFooter } from '#src/components/shell/PlanFooter/PlanFooter.tsx';
import { PlanHeader } from '#src/components/shell/PlanHeader/PlanHeader.tsx';
import { PlanPageCard } from '#src/components/cards/PlanPageCard/PlanPageCard.tsx';
import { PlanProviderAffiliations } from '#src/components/entity/plan-provider/PlanProviderAffiliations/PlanProviderAffiliations.tsx';
import { PlanProviderBooking } from '#src/components/entity/plan-provider/PlanProviderBooking/PlanProviderBooking.tsx';
import { PlanProviderCard } from '#src/components/cards/PlanProviderCard/PlanProviderCard.tsx';
import { PlanProviderDetail } from '#src/components/entity/plan-provider/PlanProviderDetail/PlanProviderDetail.tsx';
import { PlanProviderExperience } from '#src/components/entity/plan-provider/PlanProviderExperience/PlanProviderExperience.tsx';
import { PlanProviderHero } from '#src/components/entity/plan-provider/PlanProviderHero/PlanProviderHero.tsx';
import { PlanProviderLocations } from '#src/components/entity/plan-provider/PlanProviderLocations/PlanProviderLocations.tsx';
import { PlanProviderQualifications } from '#src/components/entity/plan-provider/PlanProviderQualifications/PlanProviderQualifications.tsx';
import { PlanProviderSearch } from '#src/components/search/pages/PlanProviderSearch/PlanProviderSearch.tsx';
import { PlanSiteSearch } from '#src/components/search/pages/PlanSiteSearch/PlanSiteSearch.tsx';
import { PrivacyOptionsLink } from '#src/components/shell/PrivacyOptionsLink/PrivacyOptionsLink.tsx';
import { Promo } from '#src/components/promo/Promo/Promo.tsx';
import { ProviderAboutMe } from '#src/components/entity/provider/ProviderAboutMe/ProviderAboutMe.tsx';
import { ProviderAffiliations } from '#src/components/entity/provider/ProviderAffiliations/ProviderAffiliations.tsx';
import { ProviderArticles } from '#src/components/entity/provider/ProviderArticles/ProviderArticles.tsx';
import { ProviderAwards } from '#src/components/entity/provider/ProviderAwards/ProviderAwards.tsx';
import { ProviderBooking } from '#src/components/entity/provider/ProviderBooking/ProviderBooking.tsx';
import { ProviderCard } from '#src/components/cards/ProviderCard/ProviderCard.tsx';
import { ProviderExperience } from '#src/components/entity/provider/ProviderExperience/ProviderExperience.tsx';
import { ProviderHealthPlans } from '#src/components/entity/provider/ProviderHealthPlans/ProviderHealthPlans.tsx';
import { ProviderHero } from '#src/components/entity/provider/ProviderHero/ProviderHero.tsx';
import { ProviderInterests } from '#src/components/entity/provider/ProviderInterests/ProviderInterests.tsx';
import { ProviderLanguages } from '#src/components/entity/provider/ProviderLanguages/ProviderLanguages.tsx';
import { ProviderLocations } from '#src/components/entity/provider/ProviderLocations/ProviderLocations.tsx';
import { ProviderOnlineForms } from '#src/components/entity/provider/ProviderOnlineForms/ProviderOnlineForms.tsx';
import { ProviderOpenScheduling } from '#src/components/entity/provider/ProviderOpenScheduling/ProviderOpenScheduling.tsx';
import { ProviderOwnershipToggle } from '#src/components/search/common/ProviderOwnershipToggle/ProviderOwnershipToggle.tsx';
import { ProviderPatientInfo } from '#src/components/entity/provider/ProviderPatientInfo/ProviderPatientInfo.tsx';
import { ProviderPublications } from '#src/components/entity/provider/ProviderPublications/ProviderPublications.tsx';
import { ProviderQualifications } from '#src/components/entity/provider/ProviderQualifications/ProviderQualifications.tsx';
import { ProviderRating } from '#src/components/entity/provider/ProviderRating/ProviderRating.tsx';
import { ProviderReviews } from '#src/components/entity/provider/ProviderReviews/ProviderReviews.tsx';
import { ProviderSearch } from '#src/components/search/pages/ProviderSearch/ProviderSearch.tsx';
import { ProviderSpecialties } from '#src/components/entity/provider/ProviderSpecialties/ProviderSpecialties.tsx';
import { ProviderVideo } from '#src/components/entity/provider/ProviderVideo/ProviderVideo.tsx';
import { PublicationAbstract } from '#src/components/entity/research/publication/PublicationAbstract/PublicationAbstract.tsx';
import { PublicationCard } from '#src/components/cards/PublicationCard/PublicationCard.tsx';
import { PublicationHero } from '#src/components/entity/research/publication/PublicationHero/PublicationHero.tsx';
import { PublicationInvestigators } from '#src/components/entity/research/publication/PublicationInvestigators/PublicationInvestigators.tsx';
import { PublicationTopics } from '#src/components/entity/research/publication/PublicationTopics/PublicationTopics.tsx';
import { Quote } from '#src/components/content/Quote/Quote.tsx';
import { RecruitingStatusFacet } from '#src/components/search/facets/RecruitingStatusFacet/RecruitingStatusFacet.tsx';
import { Redirect } from '#src/components/navigation/Redirect/Redirect.tsx';
import { RedirectedLocationSearchBar } from '#src/components/search/bars/RedirectedLocationSearchBar/RedirectedLocationSearchBar.tsx';
import { RedirectedSearchBar } from '#src/components/search/bars/RedirectedSearchBar/RedirectedSearchBar.tsx';
import { RelatedArticles } from '#src/components/listing/RelatedArticles/RelatedArticles.tsx';
import { RelatedAwards } from '#src/components/listing/RelatedAwards/RelatedAwards.tsx';
import { RelatedClinicalTrials } from '#src/components/entity/research/clinical-trial/RelatedClinicalTrials/RelatedClinicalTrials.tsx';
import { RelatedEvents } from '#src/components/listing/RelatedEvents/RelatedEvents.tsx';
import { RelatedLocations } from '#src/components/listing/RelatedLocations/RelatedLocations.tsx';
import { RelatedLocationsByQuery } from '#src/components/listing/RelatedLocationsByQuery/RelatedLocationsByQuery.tsx';
import { RelatedNews } from '#src/components/listing/RelatedNews/RelatedNews.tsx';
import { RelatedPatientStories } from '#src/components/listing/RelatedPatientStories/RelatedPatientStories.tsx';
import { RelatedProviders } from '#src/components/listing/RelatedProviders/RelatedProviders.tsx';
import { RelatedPublications } from '#src/components/entity/research/publication/RelatedPublications/RelatedPublications.tsx';
import { RelatedStudies } from '#src/components/entity/research/study/RelatedStudies/RelatedStudies.tsx';
import { RelatedTaxonomy } from '#src/components/listing/RelatedTaxonomy/RelatedTaxonomy.tsx';
import { ResearchCard } from '#src/components/cards/ResearchCard/ResearchCard.tsx';
import { ResearchResults } from '#src/components/search/pages/ResearchResults/ResearchResults.tsx';
import { ResearchSearch } from '#src/components/search/pages/ResearchSearch/ResearchSearch.tsx';
import { ResearchSearchHero } from '#src/components/hero/ResearchSearchHero/ResearchSearchHero.tsx';
import { ResearchStudyCard } from '#src/components/cards/ResearchStudyCard/ResearchStudyCard.tsx';
import { ResearchTopicsFacet } from '#src/components/search/facets/ResearchTopicsFacet/ResearchTopicsFacet.tsx';
import { ResearchTypeFacet } from '#src/components/search/facets/ResearchTypeFacet/ResearchTypeFacet.tsx';
import { ResultTypeFacet } from '#src/components/search/facets/ResultTypeFacet/ResultTypeFacet.tsx';
import { ResultsCount } from '#src/components/search/common/ResultsCount/ResultsCount.tsx';
import { ResultsMap } from '#src/components/search/common/ResultsMap/ResultsMap.tsx';
import { ResultsPagination } from '#src/components/search/common/ResultsPagination/ResultsPagination.tsx';
import { RichText } from '#src/components/content/RichText/RichText.tsx';
import { RichTextBlock } from '#src/components/content/RichTextBlock/RichTextBlock.tsx';
import { RowSplitter } from '#src/components/layout/RowSplitter/RowSplitter.tsx';
import { SaveContact } from '#src/components/entity/shared/SaveContact/SaveContact.tsx';
import { SearchBar } from '#src/components/search/common/SearchBar/SearchBar.tsx';
import { SearchHero } from '#src/components/hero/SearchHero/SearchHero.tsx';
import { SearchPrompt } from '#src/components/search/common/SearchPrompt/SearchPrompt.tsx';
import { SectionHeader } from '#src/components/content/SectionHeader/SectionHeader.tsx';
import { SelectedArticles } from '#src/components/listing/SelectedArticles/SelectedArticles.tsx';
import { SelectedAwards } from '#src/components/listing/SelectedAwards/SelectedAwards.tsx';
import { ServiceAwards } from '#src/components/service/ServiceAwards/ServiceAwards.tsx';
import { ServiceEvents } from '#src/components/service/ServiceEvents/ServiceEvents.tsx';
import { ServiceIndex } from '#src/components/service/ServiceIndex/ServiceIndex.tsx';
import { ServiceLocations } from '#src/components/service/ServiceLocations/ServiceLocations.tsx';
import { ServicePatientStories } from '#src/components/service/ServicePatientStories/ServicePatientStories.tsx';
import { ServiceRelatedTaxonomy } from '#src/components/service/ServiceRelatedTaxonomy/ServiceRelatedTaxonomy.tsx';
import { ServiceTreatments } from '#src/components/service/ServiceTreatments/ServiceTreatments.tsx';
import { ServicesSearch } from '#src/components/search/pages/ServicesSearch/ServicesSearch.tsx';
import { ServicesSearchBar } from '#src/components/search/bars/ServicesSearchBar/ServicesSearchBar.tsx';
import { SideNavigation } from '#src/components/navigation/SideNavigation/SideNavigation.tsx';
import { SimilarProviders } from '#src/components/entity/provider/SimilarProviders/SimilarProviders.tsx';
import { SimplePromo } from '#src/components/promo/SimplePromo/SimplePromo.tsx';
import { SingleActionCard } from '#src/components/promo/SingleActionCard/SingleActionCard.tsx';
import { SiteSearch } from '#src/components/search/pages/SiteSearch/SiteSearch.tsx';
import { SiteSearchStructuredData } from '#src/components/metadata/SiteSearchStructuredData/SiteSearchStructuredData.tsx';
import { SlimContainer } from '#src/components/layout/SlimContainer/SlimContainer.tsx';
import { SocialLink } from '#src/components/navigation/SocialLink/SocialLink.tsx';
import { SortDropdown } from '#src/components/search/common/SortDropdown/SortDropdown.tsx';
import { StandardFacet } from '#src/components/search/facets/StandardFacet/StandardFacet.tsx';
import { StarRatingFacet } from '#src/components/search/facets/StarRatingFacet/StarRatingFacet.tsx';
import { Stats } from '#src/components/content/Stats/Stats.tsx';
import { StatsPromo } from '#src/components/promo/StatsPromo/StatsPromo.tsx';
import { StudyBody } from '#src/components/entity/research/study/StudyBody/StudyBody.tsx';
import { StudyFunder } from '#src/components/entity/research/study/StudyFunder/StudyFunder.tsx';
import { StudyHero } from '#src/components/entity/research/study/StudyHero/StudyHero.tsx';
import { StudyInvestigators } from '#src/components/entity/research/study/StudyInvestigators/StudyInvestigators.tsx';
import { StudyTopics } from '#src/components/entity/research/study/StudyTopics/StudyTopics.tsx';
import { TeaserCard } from '#src/components/cards/TeaserCard/TeaserCard.tsx';
import { TextTag } from '#src/components/content/TextTag/TextTag.tsx';
import { TextWithIcon } from '#src/components/content/TextWithIcon/TextWithIcon.tsx';
import { Title } from '#src/components/content/Title/Title.tsx';
import { TopLevelServicesGrid } from '#src/components/listing/TopLevelServicesGrid/TopLevelServicesGrid.tsx';
import { TrackingOptOutLink } from '#src/components/shell/TrackingOptOutLink/TrackingOptOutLink.tsx';
import { TwoColumnContainer } from '#src/components/layout/TwoColumnContainer/TwoColumnContainer.tsx';
import { UniversalResults } from '#src/components/search/common/UniversalResults/UniversalResults.tsx';
import { VerticalResults } from '#src/components/search/common/VerticalResults/VerticalResults.tsx';
import { VerticalSearchTabs } from '#src/components/search/common/VerticalSearchTabs/VerticalSearchTabs.tsx';
import { VerticalTab } from '#src/components/content/VerticalTab/VerticalTab.tsx';
import { VerticalTabs } from '#src/components/content/VerticalTabs/VerticalTabs.tsx';
import { VideoCard } from '#src/components/media/VideoCard/VideoCard.tsx';
import { VideoGallery } from '#src/components/media/VideoGallery/VideoGallery.tsx';
import { VideoHero } from '#src/components/hero/VideoHero/VideoHero.tsx';
import { VisualArticleLayout } from '#src/components/listing/VisualArticleLayout/VisualArticleLayout.tsx';
import { VolunteerApplyBanner } from '#src/components/entity/volunteer/VolunteerApplyBanner/VolunteerApplyBanner.tsx';
import { VolunteerApplyNow } from '#src/components/entity/volunteer/VolunteerApplyNow/VolunteerApplyNow.tsx';
import { VolunteerAsideContact } from '#src/components/entity/volunteer/VolunteerAsideContact/VolunteerAsideContact.tsx';
import { VolunteerBenefits } from '#src/components/entity/volunteer/VolunteerBenefits/VolunteerBenefits.tsx';
import { VolunteerContact } from '#src/components/entity/volunteer/VolunteerContact/VolunteerContact.tsx';
import { VolunteerDetailRow } from '#src/components/entity/volunteer/VolunteerDetailRow/VolunteerDetailRow.tsx';
import { VolunteerFaqs } from '#src/components/entity/volunteer/VolunteerFaqs/VolunteerFaqs.tsx';
import { VolunteerHero } from '#src/components/entity/volunteer/VolunteerHero/VolunteerHero.tsx';
import { VolunteerLocations } from '#src/components/entity/volunteer/VolunteerLocations/VolunteerLocations.tsx';
import { VolunteerMedia } from '#src/components/entity/volunteer/VolunteerMedia/VolunteerMedia.tsx';
import { VolunteerOpportunityCard } from '#src/components/cards/VolunteerOpportunityCard/VolunteerOpportunityCard.tsx';
import { VolunteerRequirements } from '#src/components/entity/volunteer/VolunteerRequirements/VolunteerRequirements.tsx';
import { VolunteerRoleDescription } from '#src/components/entity/volunteer/VolunteerRoleDescription/VolunteerRoleDescription.tsx';
import { VolunteerSearch } from '#src/components/search/pages/VolunteerSearch/VolunteerSearch.tsx';
import { VolunteerShifts } from '#src/components/entity/volunteer/VolunteerShifts/VolunteerShifts.tsx';
import { WildcardIntro } from '#src/components/wildcard/WildcardIntro/WildcardIntro.tsx';
import { YextSearch } from '#src/components/search/bars/YextSearch/YextSearch.tsx';
import { YextServiceCard } from '#src/components/cards/YextServiceCard/YextServiceCard.tsx';
import { YoutubeVideo } from '#src/components/media/YoutubeVideo/YoutubeVideo.tsx';

/** Implementations by rendering name; the server draws all of them, the browser none (see islands). */
export const components = {
  Accordion,
  AccordionItem,
  ActionBar,
  AgeRangeFacet,
  Alert,
  AnalyticsPageView,
  AppliedFilters,
  ArticleCard,
  ArticleContributor,
  ArticleHero,
  ArticleSearch,
  AskAnExpertBody,
  AskAnExpertCallToAction,
  AskAnExpertCard,
  AskAnExpertHero,
  AskAnExpertRelatedQuestions,
  AskAnExpertRelatedTaxonomy,
  AskAnExpertSearch,
  AwardCard,
  AwardSearch,
  BasicHero,
  BooleanFacet,
  Breadcrumb,
  BrightcoveVideo,
  CalloutHero,
  ClearAllFilters,
  ClinicalTrialBody,
  ClinicalTrialCard,
  ClinicalTrialDetailsGrid,
  ClinicalTrialEligibility,
  ClinicalTrialEnroll,
  ClinicalTrialHero,
  ClinicalTrialLinks,
  ColumnSplitter,
  ComparePlans,
  CompareProvider,
  CompareProviders,
  ConsentPreferences,
  Container,
  Content,
  ContentField,
  DetailPageContainer,
  DoctorByCityAndSpecialtyLinkGrid,
  DoctorByCityLinkGrid,
  DoctorBySpecialtyLinkGrid,
  DropdownRedirectSearch,
  DynamicArticles,
  DynamicEvents,
  DynamicListing,
  DynamicPatientStories,
  EntityGone,
  EntityTeaser,
  EntityTeaserList,
  EventCard,
  EventDetails,
  EventSearch,
  ExactLocationButton,
  ExactNameMatch,
  FacetsPanel,
  FacilityAlert,
  FacilityAmenities,
  FacilityAppointmentButton,
  FacilityAwards,
  FacilityCallToAction,
  FacilityCampusMapButton,
  FacilityConditions,
  FacilityContact,
  FacilityDescription,
  FacilityDiagnostics,
  FacilityFaqs,
  FacilityFeaturedHero,
  FacilityFindingYourWay,
  FacilityHero,
  FacilityHours,
  FacilityMediaGallery,
  FacilityOfferedServices,
  FacilityParking,
  FacilityPaymentMethods,
  FacilityRelatedLocations,
  FacilityResources,
  FacilityStatsPromo,
  FacilityTreatments,
  FacilityVideo,
  FacilityVisiting,
  FacilityWaitTime,
  FeaturedPromo,
  FindDoctorByCityAndSpecialtyHero,
  FindDoctorByCityAndSpecialtySearch,
  FindDoctorByCityHero,
  FindDoctorByCitySearch,
  FindDoctorBySpecialtyHero,
  FindDoctorBySpecialtySearch,
  FindLocationByCityAndTypeHero,
  FindLocationByCityAndTypeSearch,
  FindLocationByTypeHero,
  FindLocationByTypeSearch,
  Footer,
  FooterCopyright,
  FreeEventsFacet,
  Freshness,
  GlobalAlert,
  GlobalAlertNotice,
  Header,
  HeaderLogo,
  HeaderMenuFlyout,
  HeaderSearchFlyout,
  HeaderUtilityLinks,
  HealthPlanAffiliateHero,
  HealthPlanAffiliatePlaces,
  HealthPlanAffiliateTabs,
  HealthPlanCare,
  HealthPlanDisclaimer,
  HealthPlanHero,
  HealthPlanHospitals,
  HealthPlanMedicalGroups,
  HealthPlanNotes,
  HealthPlanPayorHero,
  HealthPlanPayorPlans,
  HealthTopicsFacet,
  HealthTypeFacet,
  HealthWellnessCard,
  HealthWellnessSearch,
  HelpPanel,
  HeroBanner,
  HierarchicalFacet,
  HomepageHero,
  HtmlIndexingSitemap,
  IframeEmbed,
  Image,
  ImageBanner,
  ImageGallery,
  InPageAlert,
  InteriorHero,
  InvestigatorCard,
  InvestigatorClinicalTrials,
  InvestigatorContact,
  InvestigatorDescription,
  InvestigatorHero,
  InvestigatorPublications,
  InvestigatorResearchInterests,
  InvestigatorStudies,
  JumboStoryCard,
  JumpLinks,
  LanguageSelector,
  LastUpdatedNote,
  LeadershipBioCard,
  LeadershipBios,
  LinkExpander,
  LinkList,
  ListMapToggle,
  LiveChat,
  LocationBox,
  LocationByCityAndTypeLinkGrid,
  LocationCard,
  LocationSearch,
  LocationTypeLinkGrid,
  LocationsMap,
  LocationsMapItem,
  LoopVideo,
  Navigation,
  NewsCard,
  NoResultsMessage,
  NotFoundHelp,
  OpenNowSwitch,
  PageCard,
  PageHead,
  PageHelped,
  PageMetadataPanel,
  PartialDesignDynamicPlaceholder,
  PatientSignInLink,
  PatientStoryCard,
  PatientStoryDetails,
  PatientStoryHero,
  PatientStoryMedia,
  PatientStoryQuote,
  PatientStoryRelatedArticles,
  PatientStoryRelatedLocations,
  PatientStoryRelatedProviders,
  PatientStorySearch,
  PatientStoryShortDescription,
  PatientStoryStory,
  PlanFacilityCard,
  PlanFacilitySearch,
  PlanFooter,
  PlanHeader,
  PlanPageCard,
  PlanProviderAffiliations,
  PlanProviderBooking,
  PlanProviderCard,
  PlanProviderDetail,
  PlanProviderExperience,
  PlanProviderHero,
  PlanProviderLocations,
  PlanProviderQualifications,
  PlanProviderSearch,
  PlanSiteSearch,
  PrivacyOptionsLink,
  Promo,
  ProviderAboutMe,
  ProviderAffiliations,
  ProviderArticles,
  ProviderAwards,
  ProviderBooking,
  ProviderCard,
  ProviderExperience,
  ProviderHealthPlans,
  ProviderHero,
  ProviderInterests,
  ProviderLanguages,
  ProviderLocations,
  ProviderOnlineForms,
  ProviderOpenScheduling,
  ProviderOwnershipToggle,
  ProviderPatientInfo,
  ProviderPublications,
  ProviderQualifications,
  ProviderRating,
  ProviderReviews,
  ProviderSearch,
  ProviderSpecialties,
  ProviderVideo,
  PublicationAbstract,
  PublicationCard,
  PublicationHero,
  PublicationInvestigators,
  PublicationTopics,
  Quote,
  RecruitingStatusFacet,
  Redirect,
  RedirectedLocationSearchBar,
  RedirectedSearchBar,
  RelatedArticles,
  RelatedAwards,
  RelatedClinicalTrials,
  RelatedEvents,
  RelatedLocations,
  RelatedLocationsByQuery,
  RelatedNews,
  RelatedPatientStories,
  RelatedProviders,
  RelatedPublications,
  RelatedStudies,
  RelatedTaxonomy,
  ResearchCard,
  ResearchResults,
  ResearchSearch,
  ResearchSearchHero,
  ResearchStudyCard,
  ResearchTopicsFacet,
  ResearchTypeFacet,
  ResultTypeFacet,
  ResultsCount,
  ResultsMap,
  ResultsPagination,
  RichText,
  RichTextBlock,
  RowSplitter,
  SaveContact,
  SearchBar,
  SearchHero,
  SearchPrompt,
  SectionHeader,
  SelectedArticles,
  SelectedAwards,
  ServiceAwards,
  ServiceEvents,
  ServiceIndex,
  ServiceLocations,
  ServicePatientStories,
  ServiceRelatedTaxonomy,
  ServiceTreatments,
  ServicesSearch,
  ServicesSearchBar,
  SideNavigation,
  SimilarProviders,
  SimplePromo,
  SingleActionCard,
  SiteSearch,
  SiteSearchStructuredData,
  SlimContainer,
  SocialLink,
  SortDropdown,
  StandardFacet,
  StarRatingFacet,
  Stats,
  StatsPromo,
  StudyBody,
  StudyFunder,
  StudyHero,
  StudyInvestigators,
  StudyTopics,
  TeaserCard,
  TextTag,
  TextWithIcon,
  Title,
  TopLevelServicesGrid,
  TrackingOptOutLink,
  TwoColumnContainer,
  UniversalResults,
  VerticalResults,
  VerticalSearchTabs,
  VerticalTab,
  VerticalTabs,
  VideoCard,
  VideoGallery,
  VideoHero,
  VisualArticleLayout,
  VolunteerApplyBanner,
  VolunteerApplyNow,
  VolunteerAsideContact,
  VolunteerBenefits,
  VolunteerContact,
  VolunteerDetailRow,
  VolunteerFaqs,
  VolunteerHero,
  VolunteerLocations,
  VolunteerMedia,
  VolunteerOpportunityCard,
  VolunteerRequirements,
  VolunteerRoleDescription,
  VolunteerSearch,
  VolunteerShifts,
  WildcardIntro,
  YextSearch,
  YextServiceCard,
  YoutubeVideo,
};
