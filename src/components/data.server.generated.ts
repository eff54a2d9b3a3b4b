// Written by `npm run generate`. Do not edit.
import { loadAnalyticsPageView } from '#src/components/metadata/AnalyticsPageView/AnalyticsPageView.data.ts';
import { loadArticleContributor } from '#src/components/content/ArticleContributor/ArticleContributor.data.ts';
import { loadArticleSearch } from '#src/components/search/pages/ArticleSearch/ArticleSearch.data.ts';
import { loadAskAnExpertRelatedQuestions } from '#src/components/entity/ask-an-expert/AskAnExpertRelatedQuestions/AskAnExpertRelatedQuestions.data.ts';
import { loadAskAnExpertRelatedTaxonomy } from '#src/components/entity/ask-an-expert/AskAnExpertRelatedTaxonomy/AskAnExpertRelatedTaxonomy.data.ts';
import { loadAskAnExpertSearch } from '#src/components/search/pages/AskAnExpertSearch/AskAnExpertSearch.data.ts';
import { loadAwardSearch } from '#src/components/search/pages/AwardSearch/AwardSearch.data.ts';
import { loadClinicalTrialDetailsGrid } from '#src/components/entity/research/clinical-trial/ClinicalTrialDetailsGrid/ClinicalTrialDetailsGrid.data.ts';
import { loadComparePlans } from '#src/components/compare/ComparePlans/ComparePlans.data.ts';
import { loadCompareProviders } from '#src/components/compare/CompareProviders/CompareProviders.data.ts';
import { loadDoctorByCityAndSpecialtyLinkGrid } from '#src/components/linkgrid/DoctorByCityAndSpecialtyLinkGrid/DoctorByCityAndSpecialtyLinkGrid.data.ts';
import { loadDoctorByCityLinkGrid } from '#src/components/linkgrid/DoctorByCityLinkGrid/DoctorByCityLinkGrid.data.ts';
import { loadDoctorBySpecialtyLinkGrid } from '#src/components/linkgrid/DoctorBySpecialtyLinkGrid/DoctorBySpecialtyLinkGrid.data.ts';
import { loadDropdownRedirectSearch } from '#src/components/search/bars/DropdownRedirectSearch/DropdownRedirectSearch.data.ts';
import { loadDynamicArticles } from '#src/components/listing/DynamicArticles/DynamicArticles.data.ts';
import { loadDynamicEvents } from '#src/components/listing/DynamicEvents/DynamicEvents.data.ts';
import { loadDynamicListing } from '#src/components/listing/DynamicListing/DynamicListing.data.ts';
import { loadDynamicPatientStories } from '#src/components/listing/DynamicPatientStories/DynamicPatientStories.data.ts';
import { loadEntityGone } from '#src/components/entity/shared/EntityGone/EntityGone.data.ts';
import { loadEntityTeaser } from '#src/components/listing/EntityTeaser/EntityTeaser.data.ts';
import { loadEntityTeaserList } from '#src/components/listing/EntityTeaserList/EntityTeaserList.data.ts';
import { loadEventDetails } from '#src/components/event/EventDetails/EventDetails.data.ts';
import { loadEventSearch } from '#src/components/search/pages/EventSearch/EventSearch.data.ts';
import { loadFacilityRelatedLocations } from '#src/components/entity/facility/FacilityRelatedLocations/FacilityRelatedLocations.data.ts';
import { loadFindDoctorByCityAndSpecialtySearch } from '#src/components/wildcard/FindDoctorByCityAndSpecialtySearch/FindDoctorByCityAndSpecialtySearch.data.ts';
import { loadFindDoctorByCitySearch } from '#src/components/wildcard/FindDoctorByCitySearch/FindDoctorByCitySearch.data.ts';
import { loadFindDoctorBySpecialtySearch } from '#src/components/wildcard/FindDoctorBySpecialtySearch/FindDoctorBySpecialtySearch.data.ts';
import { loadFindLocationByCityAndTypeSearch } from '#src/components/wildcard/FindLocationByCityAndTypeSearch/FindLocationByCityAndTypeSearch.data.ts';
import { loadFindLocationByTypeSearch } from '#src/components/wildcard/FindLocationByTypeSearch/FindLocationByTypeSearch.data.ts';
import { loadFreshness } from '#src/components/entity/shared/Freshness/Freshness.data.ts';
import { loadHealthPlanAffiliateHero } from '#src/components/entity/plan/HealthPlanAffiliateHero/HealthPlanAffiliateHero.data.ts';
import { loadHealthPlanAffiliatePlaces } from '#src/components/entity/plan/HealthPlanAffiliatePlaces/HealthPlanAffiliatePlaces.data.ts';
import { loadHealthPlanCare } from '#src/components/entity/plan/HealthPlanCare/HealthPlanCare.data.ts';
import { loadHealthPlanPayorPlans } from '#src/components/entity/plan/HealthPlanPayorPlans/HealthPlanPayorPlans.data.ts';
import { loadHealthWellnessSearch } from '#src/components/search/pages/HealthWellnessSearch/HealthWellnessSearch.data.ts';
import { loadHelpPanel } from '#src/components/editor/HelpPanel/HelpPanel.data.ts';
import { loadHtmlIndexingSitemap } from '#src/components/metadata/HtmlIndexingSitemap/HtmlIndexingSitemap.data.ts';
import { loadInvestigatorClinicalTrials } from '#src/components/entity/research/investigator/InvestigatorClinicalTrials/InvestigatorClinicalTrials.data.ts';
import { loadInvestigatorPublications } from '#src/components/entity/research/investigator/InvestigatorPublications/InvestigatorPublications.data.ts';
import { loadInvestigatorResearchInterests } from '#src/components/entity/research/investigator/InvestigatorResearchInterests/InvestigatorResearchInterests.data.ts';
import { loadInvestigatorStudies } from '#src/components/entity/research/investigator/InvestigatorStudies/InvestigatorStudies.data.ts';
import { loadLastUpdatedNote } from '#src/components/content/LastUpdatedNote/LastUpdatedNote.data.ts';
import { loadLocationByCityAndTypeLinkGrid } from '#src/components/linkgrid/LocationByCityAndTypeLinkGrid/LocationByCityAndTypeLinkGrid.data.ts';
import { loadLocationSearch } from '#src/components/search/pages/LocationSearch/LocationSearch.data.ts';
import { loadLocationTypeLinkGrid } from '#src/components/linkgrid/LocationTypeLinkGrid/LocationTypeLinkGrid.data.ts';
import { loadLocationsMap } from '#src/components/map/LocationsMap/LocationsMap.data.ts';
import { loadLocationsMapItem } from '#src/components/map/LocationsMapItem/LocationsMapItem.data.ts';
import { loadPatientStoryRelatedArticles } from '#src/components/entity/patient-story/PatientStoryRelatedArticles/PatientStoryRelatedArticles.data.ts';
import { loadPatientStoryRelatedLocations } from '#src/components/entity/patient-story/PatientStoryRelatedLocations/PatientStoryRelatedLocations.data.ts';
import { loadPatientStoryRelatedProviders } from '#src/components/entity/patient-story/PatientStoryRelatedProviders/PatientStoryRelatedProviders.data.ts';
import { loadPatientStorySearch } from '#src/components/search/pages/PatientStorySearch/PatientStorySearch.data.ts';
import { loadPlanFacilitySearch } from '#src/components/search/pages/PlanFacilitySearch/PlanFacilitySearch.data.ts';
import { loadPlanProviderBooking } from '#src/components/entity/plan-provider/PlanProviderBooking/PlanProviderBooking.data.ts';
import { loadPlanProviderSearch } from '#src/components/search/pages/PlanProviderSearch/PlanProviderSearch.data.ts';
import { loadPlanSiteSearch } from '#src/components/search/pages/PlanSiteSearch/PlanSiteSearch.data.ts';
import { loadProviderArticles } from '#src/components/entity/provider/ProviderArticles/ProviderArticles.data.ts';
import { loadProviderLocations } from '#src/components/entity/provider/ProviderLocations/ProviderLocations.data.ts';
import { loadProviderSearch } from '#src/components/search/pages/ProviderSearch/ProviderSearch.data.ts';
import { loadProviderSpecialties } from '#src/components/entity/provider/ProviderSpecialties/ProviderSpecialties.data.ts';
import { loadPublicationTopics } from '#src/components/entity/research/publication/PublicationTopics/PublicationTopics.data.ts';
import { loadRelatedArticles } from '#src/components/listing/RelatedArticles/RelatedArticles.data.ts';
import { loadRelatedAwards } from '#src/components/listing/RelatedAwards/RelatedAwards.data.ts';
import { loadRelatedClinicalTrials } from '#src/components/entity/research/clinical-trial/RelatedClinicalTrials/RelatedClinicalTrials.data.ts';
import { loadRelatedEvents } from '#src/components/listing/RelatedEvents/RelatedEvents.data.ts';
import { loadRelatedLocations } from '#src/components/listing/RelatedLocations/RelatedLocations.data.ts';
import { loadRelatedLocationsByQuery } from '#src/components/listing/RelatedLocationsByQuery/RelatedLocationsByQuery.data.ts';
import { loadRelatedNews } from '#src/components/listing/RelatedNews/RelatedNews.data.ts';
import { loadRelatedPatientStories } from '#src/components/listing/RelatedPatientStories/RelatedPatientStories.data.ts';
import { loadRelatedProviders } from '#src/components/listing/RelatedProviders/RelatedProviders.data.ts';
import { loadRelatedPublications } from '#src/components/entity/research/publication/RelatedPublications/RelatedPublications.data.ts';
import { loadRelatedStudies } from '#src/components/entity/research/study/RelatedStudies/RelatedStudies.data.ts';
import { loadRelatedTaxonomy } from '#src/components/listing/RelatedTaxonomy/RelatedTaxonomy.data.ts';
import { loadResearchResults } from '#src/components/search/pages/ResearchResults/ResearchResults.data.ts';
import { loadResearchSearch } from '#src/components/search/pages/ResearchSearch/ResearchSearch.data.ts';
import { loadSaveContact } from '#src/components/entity/shared/SaveContact/SaveContact.data.ts';
import { loadSelectedArticles } from '#src/components/listing/SelectedArticles/SelectedArticles.data.ts';
import { loadSelectedAwards } from '#src/components/listing/SelectedAwards/SelectedAwards.data.ts';
import { loadServiceAwards } from '#src/components/service/ServiceAwards/ServiceAwards.data.ts';
import { loadServiceEvents } from '#src/components/service/ServiceEvents/ServiceEvents.data.ts';
import { loadServiceIndex } from '#src/components/service/ServiceIndex/ServiceIndex.data.ts';
import { loadServiceLocations } from '#src/components/service/ServiceLocations/ServiceLocations.data.ts';
import { loadServicePatientStories } from '#src/components/service/ServicePatientStories/ServicePatientStories.data.ts';
import { loadServiceRelatedTaxonomy } from '#src/components/service/ServiceRelatedTaxonomy/ServiceRelatedTaxonomy.data.ts';
import { loadServiceTreatments } from '#src/components/service/ServiceTreatments/ServiceTreatments.data.ts';
import { loadServicesSearch } from '#src/components/search/pages/ServicesSearch/ServicesSearch.data.ts';
import { loadSimilarProviders } from '#src/components/entity/provider/SimilarProviders/SimilarProviders.data.ts';
import { loadSiteSearch } from '#src/components/search/pages/SiteSearch/SiteSearch.data.ts';
import { loadStudyTopics } from '#src/components/entity/research/study/StudyTopics/StudyTopics.data.ts';
import { loadTopLevelServicesGrid } from '#src/components/listing/TopLevelServicesGrid/TopLevelServicesGrid.data.ts';
import { loadVisualArticleLayout } from '#src/components/listing/VisualArticleLayout/VisualArticleLayout.data.ts';
import { loadVolunteerSearch } from '#src/components/search/pages/VolunteerSearch/VolunteerSearch.data.ts';

/** Server-side data of components by rendering name. */
export const dataLoaders = {
  AnalyticsPageView: loadAnalyticsPageView,
  ArticleContributor: loadArticleContributor,
  ArticleSearch: loadArticleSearch,
  AskAnExpertRelatedQuestions: loadAskAnExpertRelatedQuestions,
  AskAnExpertRelatedTaxonomy: loadAskAnExpertRelatedTaxonomy,
  AskAnExpertSearch: loadAskAnExpertSearch,
  AwardSearch: loadAwardSearch,
  ClinicalTrialDetailsGrid: loadClinicalTrialDetailsGrid,
  ComparePlans: loadComparePlans,
  CompareProviders: loadCompareProviders,
  DoctorByCityAndSpecialtyLinkGrid: loadDoctorByCityAndSpecialtyLinkGrid,
  DoctorByCityLinkGrid: loadDoctorByCityLinkGrid,
  DoctorBySpecialtyLinkGrid: loadDoctorBySpecialtyLinkGrid,
  DropdownRedirectSearch: loadDropdownRedirectSearch,
  DynamicArticles: loadDynamicArticles,
  DynamicEvents: loadDynamicEvents,
  DynamicListing: loadDynamicListing,
  DynamicPatientStories: loadDynamicPatientStories,
  EntityGone: loadEntityGone,
  EntityTeaser: loadEntityTeaser,
  EntityTeaserList: loadEntityTeaserList,
  EventDetails: loadEventDetails,
  EventSearch: loadEventSearch,
  FacilityRelatedLocations: loadFacilityRelatedLocations,
  FindDoctorByCityAndSpecialtySearch: loadFindDoctorByCityAndSpecialtySearch,
  FindDoctorByCitySearch: loadFindDoctorByCitySearch,
  FindDoctorBySpecialtySearch: loadFindDoctorBySpecialtySearch,
  FindLocationByCityAndTypeSearch: loadFindLocationByCityAndTypeSearch,
  FindLocationByTypeSearch: loadFindLocationByTypeSearch,
  Freshness: loadFreshness,
  HealthPlanAffiliateHero: loadHealthPlanAffiliateHero,
  HealthPlanAffiliatePlaces: loadHealthPlanAffiliatePlaces,
  HealthPlanCare: loadHealthPlanCare,
  HealthPlanPayorPlans: loadHealthPlanPayorPlans,
  HealthWellnessSearch: loadHealthWellnessSearch,
  HelpPanel: loadHelpPanel,
  HtmlIndexingSitemap: loadHtmlIndexingSitemap,
  InvestigatorClinicalTrials: loadInvestigatorClinicalTrials,
  InvestigatorPublications: loadInvestigatorPublications,
  InvestigatorResearchInterests: loadInvestigatorResearchInterests,
  InvestigatorStudies: loadInvestigatorStudies,
  LastUpdatedNote: loadLastUpdatedNote,
  LocationByCityAndTypeLinkGrid: loadLocationByCityAndTypeLinkGrid,
  LocationSearch: loadLocationSearch,
  LocationTypeLinkGrid: loadLocationTypeLinkGrid,
  LocationsMap: loadLocationsMap,
  LocationsMapItem: loadLocationsMapItem,
  PatientStoryRelatedArticles: loadPatientStoryRelatedArticles,
  PatientStoryRelatedLocations: loadPatientStoryRelatedLocations,
  PatientStoryRelatedProviders: loadPatientStoryRelatedProviders,
  PatientStorySearch: loadPatientStorySearch,
  PlanFacilitySearch: loadPlanFacilitySearch,
  PlanProviderBooking: loadPlanProviderBooking,
  PlanProviderSearch: loadPlanProviderSearch,
  PlanSiteSearch: loadPlanSiteSearch,
  ProviderArticles: loadProviderArticles,
  ProviderLocations: loadProviderLocations,
  ProviderSearch: loadProviderSearch,
  ProviderSpecialties: loadProviderSpecialties,
  PublicationTopics: loadPublicationTopics,
  RelatedArticles: loadRelatedArticles,
  RelatedAwards: loadRelatedAwards,
  RelatedClinicalTrials: loadRelatedClinicalTrials,
  RelatedEvents: loadRelatedEvents,
  RelatedLocations: loadRelatedLocations,
  RelatedLocationsByQuery: loadRelatedLocationsByQuery,
  RelatedNews: loadRelatedNews,
  RelatedPatientStories: loadRelatedPatientStories,
  RelatedProviders: loadRelatedProviders,
  RelatedPublications: loadRelatedPublications,
  RelatedStudies: loadRelatedStudies,
  RelatedTaxonomy: loadRelatedTaxonomy,
  ResearchResults: loadResearchResults,
  ResearchSearch: loadResearchSearch,
  SaveContact: loadSaveContact,
  SelectedArticles: loadSelectedArticles,
  SelectedAwards: loadSelectedAwards,
  ServiceAwards: loadServiceAwards,
  ServiceEvents: loadServiceEvents,
  ServiceIndex: loadServiceIndex,
  ServiceLocations: loadServiceLocations,
  ServicePatientStories: loadServicePatientStories,
  ServiceRelatedTaxonomy: loadServiceRelatedTaxonomy,
  ServiceTreatments: loadServiceTreatments,
  ServicesSearch: loadServicesSearch,
  SimilarProviders: loadSimilarProviders,
  SiteSearch: loadSiteSearch,
  StudyTopics: loadStudyTopics,
  TopLevelServicesGrid: loadTopLevelServicesGrid,
  VisualArticleLayout: loadVisualArticleLayout,
  VolunteerSearch: loadVolunteerSearch,
};
